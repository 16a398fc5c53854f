import { serverNow } from '../../browser/server-clock.ts';
import type { Moment } from '../section-record.ts';

/** Each tab draws one of this many fractions, so that two tabs hardly ever produce the same stamp. */
const TABS = 4096;

export const deviceClock = (now: () => Date = serverNow, tab: number = Math.floor(Math.random() * TABS)) => ({
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
