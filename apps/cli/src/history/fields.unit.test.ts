import { expect, it } from 'vitest';
import { fieldsOf } from './fields.ts';

it('a state is told as one line for each value, lists counted from 1 and empty values left out', () => {
  const state = { motto: { motto: 'Next shot.', explanation: '' }, seasons: [{ year: 2026, awards: [] }] };
  expect(fieldsOf(state)).toEqual([
    { field: 'motto.motto', value: 'Next shot.' },
    { field: 'seasons.1.year', value: '2026' },
  ]);
});
