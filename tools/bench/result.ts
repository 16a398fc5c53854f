import type { Machine } from './machine.ts';
import type { Bar, Figure, Report, RunSize, Settings, Suite } from './suite.ts';

/** Content of `bench-results/<suite>.json`. */
export interface SuiteResult {
  readonly suite: string;
  readonly says: string;
  readonly size: RunSize;
  readonly machine: Machine;
  readonly versions: Report['versions'];
  readonly settings: Settings;
  /** ISO 8601, UTC. */
  readonly started: string;
  readonly finished: string;
  readonly seconds: number;
  readonly figures: readonly Figure[];
  readonly bars: readonly Bar[];
  readonly notes: readonly string[];
}

export interface Run {
  readonly size: RunSize;
  readonly machine: Machine;
  readonly started: Date;
  readonly finished: Date;
}

export const resultOf = ({ name, says }: Suite, report: Report, run: Run): SuiteResult => ({
  suite: name,
  says,
  size: run.size,
  machine: run.machine,
  versions: report.versions,
  settings: report.settings,
  started: run.started.toISOString(),
  finished: run.finished.toISOString(),
  seconds: (run.finished.getTime() - run.started.getTime()) / 1000,
  figures: report.figures,
  bars: report.bars,
  notes: report.notes ?? [],
});

export const broken = (results: readonly SuiteResult[]): readonly string[] =>
  results.flatMap(({ suite, bars }) => bars.filter(({ holds }) => !holds).map(({ name }) => `${suite}: ${name}`));
