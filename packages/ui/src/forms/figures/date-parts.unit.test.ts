import { expect, it } from 'vitest';
import { dateOf, dateOrder, dayChoices, monthChoices, partsOf } from './date-parts.ts';

it('a date is taken apart and put together again, half chosen or whole', () => {
  for (const date of ['2009-03-07', '2009--07', '--07', '']) expect(dateOf(partsOf(date))).toBe(date);
});

it('months have the names of the language and the numbers of the calendar', () => {
  expect(monthChoices('en')[0]).toEqual({ id: '01', label: 'January' });
  expect(monthChoices('fr-CA')[11]).toEqual({ id: '12', label: 'décembre' });
});

it('days are written as people write them and kept as a date keeps them', () => {
  expect(dayChoices[6]).toEqual({ id: '07', label: '7' });
  expect(dayChoices).toHaveLength(31);
});

it.each([
  ['en', ['month', 'day', 'year']],
  ['fr-CA', ['day', 'month', 'year']],
])('a date is asked in the order of %s', (language, order) => {
  expect(dateOrder(language)).toEqual(order);
});
