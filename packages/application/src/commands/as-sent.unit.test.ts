import { expect, it } from 'vitest';
import { asSent } from './as-sent.ts';

it.each([
  ['a field that was not sent', { a: 1, b: '' }, { a: 1 }, { a: 1 }],
  ['a field within a field', { a: { b: 1, c: null } }, { a: { b: 2 } }, { a: { b: 1 } }],
  [
    'a field of an item',
    [
      { a: 1, b: '' },
      { a: 2, b: '' },
    ],
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: 2 }],
  ],
])('%s is left out', (_, parsed, sent, left) => {
  expect(asSent(parsed, sent)).toEqual(left);
});

it('what was sent stands as it was parsed, and what was not parsed is not there', () => {
  expect(asSent({ a: 'é', b: null }, { b: '', a: ' e\u0301', c: 1 })).toEqual({ a: 'é', b: null });
  expect(asSent('text', { a: 1 })).toBe('text');
});
