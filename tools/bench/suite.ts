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
  /** True if the limit is a minimum, false if it is a maximum. */
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
  /** Notes that a reader needs to interpret the figures, one sentence each. */
  readonly notes?: readonly string[];
}

/**
 * `whole` measures. `quick` has fewer rounds and less data, to end within a minute. `smoke` only shows that a suite
 * still runs: the least data, once, without peers and Lighthouse, so its figures mean nothing.
 */
export type RunSize = 'smoke' | 'quick' | 'whole';

/** Context for starting something: the size of the run, its progress, and its cleanups. */
export interface Starting {
  readonly size: RunSize;
  /** Shows the current step, and its progress (0 to 1) if known. */
  progress(label: string, share?: number): void;
  /** Cleanups run in reverse order when the suite has ended, however it ended. */
  defer(cleanup: () => Promise<unknown>): void;
}

export interface BenchContext extends Starting {
  /** Set in a smoke run, for what all suites share; its cleanups run after the last suite. */
  readonly shared?: Starting;
}

export interface Suite {
  readonly name: string;
  /** One line that says what it measures. */
  readonly says: string;
  run(context: BenchContext): Promise<Report>;
}
