import { expect, it } from 'vitest';
import { same } from './same.ts';

it('JSON values are the same whatever the order of their keys', () => {
  expect(same({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 })).toBe(true);
  expect(same({ a: 1 }, { a: 1, b: undefined })).toBe(false);
  expect(same([1, 2], [2, 1])).toBe(false);
  expect(same({}, [])).toBe(false);
  expect(same(null, {})).toBe(false);
});
