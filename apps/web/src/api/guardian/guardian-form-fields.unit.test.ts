import { expect, it } from 'vitest';
import { answerToAction } from './guardian-form-fields.ts';

it('an answer is shown by the form that was sent', () => {
  const typed = { action: 'receipt', email: 'nobody' };
  expect(answerToAction({ typed }, 'receipt')).toEqual({ typed });
  expect(answerToAction({ typed }, 'undo')).toBeNull();
  expect(answerToAction({ typed: {} }, 'withdraw')).toEqual({ typed: {} });
});

it('the first form of each page says that there are no cookies', () => {
  const answer = { noCookies: true, typed: {} } as const;
  expect(answerToAction(answer, 'withdraw')).toBe(answer);
  expect(answerToAction(answer, 'undo')).toBe(answer);
  expect(answerToAction(answer, 'receipt')).toBeNull();
});
