import { expect, it } from 'vitest';
import { dateOf, dateOrder, dayChoices, monthChoices, partsOf } from './date-parts.ts';

it('a date survives being split and joined, whole or partly chosen', () => {
  for (const date of ['2009-03-07', '2009--07', '--07', '']) expect(dateOf(partsOf(date))).toBe(date);
});

it('months have their names in the language and two-digit numbers', () => {
  expect(monthChoices('en')[0]).toEqual({ id: '01', label: 'January' });
  expect(monthChoices('fr-CA')[11]).toEqual({ id: '12', label: 'décembre' });
});

it('days are labelled with one digit and stored with two', () => {
  expect(dayChoices[6]).toEqual({ id: '07', label: '7' });
  expect(dayChoices).toHaveLength(31);
});

it.each([
  ['en', ['month', 'day', 'year']],
  ['fr-CA', ['day', 'month', 'year']],
])('the parts of a date are in the order of %s', (language, order) => {
  expect(dateOrder(language)).toEqual(order);
});
