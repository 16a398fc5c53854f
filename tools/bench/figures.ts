import { spread } from './statistics.ts';
import type { Bar, Figure } from './suite.ts';

/** Returns a figure over the measurements of all rounds. */
export const figure = (group: string, name: string, unit: string, rounds: readonly number[]): Figure => ({
  group,
  name,
  unit,
  ...spread(rounds),
});

type Claim = Omit<Bar, 'atLeast' | 'holds'>;

export const atLeast = (claim: Claim): Bar => ({ ...claim, atLeast: true, holds: claim.value >= claim.limit });

export const atMost = (claim: Claim): Bar => ({ ...claim, atLeast: false, holds: claim.value <= claim.limit });
