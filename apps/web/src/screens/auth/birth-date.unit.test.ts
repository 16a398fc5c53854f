import { expect, it } from 'vitest';
import { dateOf, monthChoices, partsOf, yearsBefore } from './birth-date.ts';

it('a date is taken apart and put together again, half chosen or whole', () => {
  for (const date of ['2009-03-07', '2009--07', '--07', '']) expect(dateOf(partsOf(date))).toBe(date);
});

it('months have the names of the language and the numbers of the calendar', () => {
  expect(monthChoices('en')[0]).toEqual({ id: '01', label: 'January' });
  expect(monthChoices('fr-CA')[11]).toEqual({ id: '12', label: 'décembre' });
});

it('every year is offered, so that the list does not tell which answer is wanted', () => {
  const years = yearsBefore(2026);
  expect(years[0]).toBe('2026');
  expect(years.at(-1)).toBe('1926');
});
