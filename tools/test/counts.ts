import { existsSync, readFileSync } from 'node:fs';

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

const numberIn = (report: object, key: string): number => {
  const value: unknown = Object.entries(report).find(([name]) => name === key)?.[1];
  return typeof value === 'number' ? value : 0;
};

/** A runner that fails without a failed test (an unloadable file, no tests found) counts as one failure. */
const orOneFailure = (counts: Counts, succeeded: boolean): Counts =>
  !succeeded && counts.failed === 0 ? { ...counts, failed: 1 } : counts;

const readReport = (file: string): object | undefined => {
  const report: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  return typeof report === 'object' && report !== null ? report : undefined;
};

export const vitestCounts = (file: string, succeeded: boolean): Counts => {
  const report = readReport(file) ?? {};
  const counts = {
    passed: numberIn(report, 'numPassedTests'),
    failed: numberIn(report, 'numFailedTests'),
    skipped: numberIn(report, 'numPendingTests') + numberIn(report, 'numTodoTests'),
  };
  return orOneFailure(counts, succeeded);
};

export const playwrightCounts = (file: string, succeeded: boolean): Counts => {
  const report = readReport(file) ?? {};
  const stats: unknown = 'stats' in report ? report.stats : undefined;
  const known = typeof stats === 'object' && stats !== null ? stats : {};
  const counts = {
    passed: numberIn(known, 'expected') + numberIn(known, 'flaky'),
    failed: numberIn(known, 'unexpected'),
    skipped: numberIn(known, 'skipped'),
  };
  return orOneFailure(counts, succeeded);
};
