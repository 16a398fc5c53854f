import { expect, it, vi } from 'vitest';
import { MissingCode } from '../browser/missing-code.ts';
import { m } from '../paraglide/messages.js';
import { failureToast } from './failure-toast.ts';

it('the toast for a press that failed offers a reload only where it helps', () => {
  const reload = vi.fn();
  const toastFor = (isLost: boolean) => failureToast(new MissingCode('/assets/menu.js', { isLost }), reload);
  expect(toastFor(false)).toMatchObject({ title: m.error_unreachable(), action: undefined });
  const { title, action } = toastFor(true);
  expect([title, action?.label]).toEqual([m.error_later_build(), m.error_reload()]);
  action?.onClick();
  expect(reload).toHaveBeenCalledTimes(1);
});
