import type { Moment } from '../section-record.ts';

/** A fraction of its own for each tab, so that two tabs never make the same stamp. */
const TABS = 4096;

export const deviceClock = (now: () => Date = () => new Date(), tab: number = Math.floor(Math.random() * TABS)) => ({
  moment: (last: number): Moment => {
    const at = now();
    return {
      at,
      stamp: Math.max(Math.floor(last) + 1, at.getTime()) + tab / TABS,
      newId: () => crypto.randomUUID(),
    };
  },
});

export type DeviceClock = ReturnType<typeof deviceClock>;
