import type { RanTest } from './journal.ts';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const nothing: Counts = { passed: 0, failed: 0, skipped: 0 };

export const sum = (all: readonly Counts[]): Counts =>
  all.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    nothing,
  );

/** A command without counts of its own is one test. */
export const asOne = (succeeded: boolean): Counts =>
  succeeded ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 };

/** A runner that fails without a failed test (no tests found, stopped halfway) counts as one failure. */
export const countsOf = (ran: readonly RanTest[], succeeded: boolean): Counts => {
  const counts = sum(ran.map(({ outcome }) => ({ ...nothing, [outcome]: 1 })));
  return !succeeded && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
};
