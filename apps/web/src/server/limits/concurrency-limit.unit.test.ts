import { expect, it } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.server.ts';

it('a key has so many places, and another key its own', () => {
  const places = createConcurrencyLimit(2);
  const leave = places.enter('ana');
  expect(places.enter('ana')).toBeTypeOf('function');
  expect([places.enter('ana'), typeof places.enter('bo')]).toEqual([undefined, 'function']);
  leave?.();
  leave?.();
  expect(places.enter('ana')).toBeTypeOf('function');
  expect(places.enter('ana')).toBeUndefined();
});
