import { expect, it } from 'vitest';
import { yearsBefore } from './date-of-birth.ts';

it('every year is offered, so that the list does not hint at the wanted answer', () => {
  const years = yearsBefore(2026);
  expect(years[0]).toBe(2026);
  expect(years.at(-1)).toBe(1926);
});
