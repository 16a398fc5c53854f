import { SHARDS } from '../stream.ts';

/** In so many days all chains are followed and all roots compared, a slot each day. */
export const SLOTS = 30;

const everySlot = Array.from({ length: SLOTS }, (_, slot) => slot);

export const shardsIn = (slot: number): readonly number[] =>
  Array.from({ length: SHARDS }, (_, shard) => shard).filter((shard) => shard % SLOTS === slot);

/** The slot of what belongs to a day: a root's, and the one that falls due then. */
export const slotOf = (day: number): number => day % SLOTS;

/** The last day up to `today` on which a slot fell due. */
const dueOn = (slot: number, today: number): number => today - ((today - slot) % SLOTS);

/**
 * The slots that have not been proven since they fell due last, the one that was proven longest ago first; also those
 * of days that were missed. `proven` has the day of each slot, null for one that never was.
 */
export const dueSlots = (proven: readonly (number | null)[], today: number): readonly number[] => {
  const dayOf = (slot: number): number => proven[slot] ?? Number.NEGATIVE_INFINITY;
  return everySlot
    .filter((slot) => dayOf(slot) < dueOn(slot, today))
    .sort((one, other) => dayOf(one) - dayOf(other) || dueOn(one, today) - dueOn(other, today));
};
