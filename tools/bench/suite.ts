import type { Spread } from './statistics.ts';

export interface Figure extends Spread {
  /** Figures of one group are listed together. */
  readonly group: string;
  readonly name: string;
  readonly unit: string;
}

export interface Bar {
  readonly name: string;
  readonly value: number;
  readonly limit: number;
  readonly unit: string;
  /** True: the limit is a minimum. False: it is a maximum. */
  readonly atLeast: boolean;
  readonly holds: boolean;
}

export type Settings = Readonly<Record<string, string | number | boolean>>;

export interface Report {
  /** Versions of what was measured: the database and the peers. */
  readonly versions: Readonly<Record<string, string>>;
  readonly settings: Settings;
  readonly figures: readonly Figure[];
  readonly bars: readonly Bar[];
  /** What a reader must know to interpret the figures, one sentence each. */
  readonly notes?: readonly string[];
}

/**
 * `whole` measures. `quick` has fewer rounds and less data, to end within a minute. `smoke` only shows that a suite still
 * runs: the least data, once, without peers and Lighthouse, so its figures mean nothing.
 */
export type RunSize = 'smoke' | 'quick' | 'whole';

/** What is needed to start something: the size of the run, where to show progress, and how to end it. */
export interface Starting {
  readonly size: RunSize;
  /** Shows the current step, and its progress (0 to 1) if known. */
  progress(label: string, share?: number): void;
  /** Cleanups run in reverse order when the suite has ended, however it ended. */
  defer(cleanup: () => Promise<unknown>): void;
}

export interface BenchContext extends Starting {
  /** In a smoke run: for what all suites share, which ends after the last of them. */
  readonly shared?: Starting;
}

export interface Suite {
  readonly name: string;
  /** One line: what it measures. */
  readonly says: string;
  run(context: BenchContext): Promise<Report>;
}
