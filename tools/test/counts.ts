import type { Progress } from './journal.ts';

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

/** Counts a command without its own counts as one test. */
export const asOne = (succeeded: boolean): Counts =>
  succeeded ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 };

/**
 * Tests that did not run, because the suite ended early, count as skipped. A runner that fails without a failed test
 * counts as one failure.
 */
export const countsOf = ({ collected, finished }: Omit<Progress, 'running'>, succeeded: boolean): Counts => {
  const { passed, failed, skipped } = sum(finished.map(({ outcome }) => ({ ...nothing, [outcome]: 1 })));
  return {
    passed,
    failed: !succeeded && failed === 0 ? 1 : failed,
    skipped: skipped + Math.max(0, collected - finished.length),
  };
};

export const closingLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
