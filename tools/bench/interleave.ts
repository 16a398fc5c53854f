import { median } from './statistics.ts';

/** Alternates two contenders and returns the median milliseconds of each, so that both meet the same conditions. */
export const inPairs = async (
  count: number,
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<readonly [number, number]> => {
  const took: readonly [number[], number[]] = [[], []];
  const timed = async (work: () => Promise<unknown>, into: number[]): Promise<void> => {
    const began = performance.now();
    await work();
    into.push(performance.now() - began);
  };
  for (let pair = 0; pair < count; pair++) {
    await timed(one, took[0]);
    await timed(other, took[1]);
  }
  return [median(took[0]), median(took[1])];
};

export interface Interleaving {
  readonly rounds: number;
  readonly onRound?: (round: number, contender: string) => void;
}

/**
 * Runs each contender once per round and returns the measurements by round. The starting contender rotates, so that
 * none always runs first. Round 0 warms up and is dropped; with 0 rounds it is the only one, and nothing is measured.
 */
export const interleave = async <Name extends string, Sample>(
  contenders: Readonly<Record<Name, (round: number) => Promise<Sample>>>,
  { rounds, onRound }: Interleaving,
): Promise<Readonly<Record<Name, readonly Sample[]>>> => {
  const names = Object.keys(contenders) as Name[];
  const kept = new Map<Name, Sample[]>(names.map((name) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    const first = round % names.length;
    for (const name of [...names.slice(first), ...names.slice(0, first)]) {
      onRound?.(round, name);
      const sample = await contenders[name](round);
      if (round > 0) kept.get(name)?.push(sample);
    }
  }
  return Object.fromEntries(kept) as Record<Name, Sample[]>;
};
