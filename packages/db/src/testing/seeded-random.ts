import { randomInt } from 'node:crypto';

export interface SeededRandom {
  /** Printed when a test fails; set `CHAOS_SEED` to draw the same numbers again. */
  readonly seed: number;
  /** An integer from `from` to `to`, both inclusive. */
  between(from: number, to: number): number;
  chance(probability: number): boolean;
  oneOf<Item>(items: readonly Item[]): Item;
}

/** mulberry32: 32 bits of state, the same numbers everywhere. */
export const seededRandom = (seed = Number(process.env.CHAOS_SEED ?? randomInt(2 ** 31))): SeededRandom => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    seed,
    between,
    chance: (probability) => next() < probability,
    oneOf: (items) => {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new Error('Nothing to choose from');
      return item;
    },
  };
};
