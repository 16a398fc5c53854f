import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SHARDS, shardOf } from './stream.ts';
import { timeOfUuid, uuidv7 } from './uuid.ts';

it('ids are version 7, in order of time, and spread over the shards', () => {
  const ids = Array.from({ length: 8_000 }, (_, index) => uuidv7(1_700_000_000_000 + index));
  expect(ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toBe(
    true,
  );
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(ids.map(shardOf)).size).toBe(SHARDS);
});

it('an id says when it was made, unless it is of another version', () => {
  expect(timeOfUuid(uuidv7(1_750_000_000_123))).toBe(1_750_000_000_123);
  expect(timeOfUuid(randomUUID())).toBeUndefined();
});

it('an id never goes back when the clock does', () => {
  const later = uuidv7(1_900_000_000_000);
  expect(uuidv7(1_800_000_000_000) > later.slice(0, 13)).toBe(true);
});

it('the time of an id is the clock’s, or that of an earlier id if it is later', () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1_900_000_000_000, max: 1_900_000_000_100 })), (clock) => {
      let last = timeOfUuid(uuidv7(0)) ?? 0;
      for (const now of clock) {
        last = Math.max(last, now);
        expect(timeOfUuid(uuidv7(now))).toBe(last);
      }
    }),
  ));
