import { expect, it, vi } from 'vitest';
import { z } from 'zod/mini';
import { isComplete } from './validity.ts';

it('an item is parsed once for each schema, and a changed item again', () => {
  const schema = z.object({ name: z.string().check(z.minLength(1)) });
  const parsed = vi.spyOn(schema, 'safeParse');
  const item = { name: 'Camp' };
  expect([isComplete(schema, item), isComplete(schema, item)]).toEqual([true, true]);
  expect(parsed).toHaveBeenCalledTimes(1);
  expect(isComplete(schema, { name: '' })).toBe(false);
  expect(isComplete(z.object({ name: z.literal('Shop') }), item)).toBe(false);
});
