import { freemem, loadavg } from 'node:os';
import type { Result } from './run-suite.ts';

const SLOWEST = 20;

const GIBIBYTE = 1024 ** 3;

/** Returns load and free memory in words. */
export const machineNow = (): string => {
  const [load = 0] = loadavg();
  return `load ${load.toFixed(1)}, ${(freemem() / GIBIBYTE).toFixed(1)} GiB of memory free`;
};

const inSeconds = (seconds: number | undefined): string => (seconds === undefined ? '–' : `${seconds.toFixed(0)} s`);

const table = (results: readonly Result[]): string[] => {
  const row = (name: string, passed: string, failed: string, took: string, processor: string, factor: string) =>
    `  ${name.padEnd(8)}${passed.padStart(8)}${failed.padStart(8)}${took.padStart(10)}${processor.padStart(11)}${factor.padStart(8)}`;
  const rows = results.map(({ name, counts, seconds, processorSeconds, factor }) =>
    row(
      name,
      String(counts.passed),
      String(counts.failed),
      `${seconds.toFixed(1)} s`,
      inSeconds(processorSeconds),
      factor.toFixed(1),
    ),
  );
  return [row('suite', 'passed', 'failed', 'took', 'processor', 'factor'), ...rows];
};

const section = (title: string, lines: readonly string[]): string[] => (lines.length > 0 ? ['', title, ...lines] : []);

/** Returns the whole run's time, and its processor time if it was measured. */
export const costLine = (seconds: number, results: readonly Result[]): string => {
  const whole = Math.round(seconds);
  const took = `${Math.floor(whole / 60)} m ${whole % 60} s`;
  const known = results.map(({ processorSeconds }) => processorSeconds).filter((one) => one !== undefined);
  const processor = known.reduce((sum, one) => sum + one, 0);
  return known.length < results.length ? took : `${took}, ${processor.toFixed(0)} s of processor time`;
};

/** Lists the suites, the slowest tests, and those that passed only on a retry. */
export const summary = (results: readonly Result[]): string => {
  const tests = results.flatMap((result) => result.finished);
  const slowest = tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  return [
    ...table(results),
    ...section(
      'slowest:',
      slowest.map(({ name, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${name}`),
    ),
    ...section(
      'flaky:',
      tests.filter(({ flaky }) => flaky).map(({ name }) => `  ${name}`),
    ),
  ].join('\n');
};
