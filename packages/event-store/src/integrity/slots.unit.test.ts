import { expect, it } from 'vitest';
import { SHARDS } from '../stream.ts';
import { dueSlots, SLOTS, shardsIn, slotOf } from './slots.ts';

const today = 20_779;
const slots = Array.from({ length: SLOTS }, (_, slot) => slot);
/** Returns the state that daily proofs leave, up to but not including that day. */
const provenDaily = (until: number): (number | null)[] => {
  const proven: (number | null)[] = slots.map(() => null);
  for (let day = until - SLOTS; day < until; day += 1) proven[slotOf(day)] = day;
  return proven;
};

it('[E51] every shard is in one slot', () => {
  const shards = slots.flatMap(shardsIn).sort((one, other) => one - other);
  expect(shards).toEqual(Array.from({ length: SHARDS }, (_, shard) => shard));
});

it('[E51] one slot falls due each day, and none twice', () => {
  const proven = provenDaily(today);
  expect(dueSlots(proven, today)).toEqual([slotOf(today)]);
  proven[slotOf(today)] = today;
  expect(dueSlots(proven, today)).toEqual([]);
  expect(dueSlots(proven, today + 1)).toEqual([slotOf(today + 1)]);
});

it('[E51] the slots of days that were missed stay due, the one that was proven longest ago first', () => {
  const due = dueSlots(provenDaily(today - 4), today);
  expect(due).toEqual([today - 4, today - 3, today - 2, today - 1, today].map(slotOf));
  expect(dueSlots(provenDaily(today - 100), today)).toHaveLength(SLOTS);
});

it('[E51] all slots are due when nothing was proven, and none after a clock that was ahead', () => {
  expect(dueSlots([], today)).toHaveLength(SLOTS);
  expect(
    dueSlots(
      slots.map(() => today + 3),
      today,
    ),
  ).toEqual([]);
});
