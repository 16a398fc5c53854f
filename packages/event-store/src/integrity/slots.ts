import { SHARDS } from '../stream.ts';

/** Number of days in which all chains are verified and all roots compared, one slot per day. */
export const SLOTS = 30;

const everySlot = Array.from({ length: SLOTS }, (_, slot) => slot);

export const shardsIn = (slot: number): readonly number[] =>
  Array.from({ length: SHARDS }, (_, shard) => shard).filter((shard) => shard % SLOTS === slot);

/** Returns the slot of a day number, for both that day's root and the shards due then. */
export const slotOf = (day: number): number => day % SLOTS;

/** Returns the last day up to `today` on which a slot fell due. */
const dueOn = (slot: number, today: number): number => today - ((today - slot) % SLOTS);

/**
 * Returns the slots that were not proved since they last fell due, including those of missed days, longest ago first.
 * `proven` holds the day of each slot, null if never.
 */
export const dueSlots = (proven: readonly (number | null)[], today: number): readonly number[] => {
  const dayOf = (slot: number): number => proven[slot] ?? Number.NEGATIVE_INFINITY;
  return everySlot
    .filter((slot) => dayOf(slot) < dueOn(slot, today))
    .sort((one, other) => dayOf(one) - dayOf(other) || dueOn(one, today) - dueOn(other, today));
};
