import type { Spread } from './statistics.ts';

export interface Figure extends Spread {
  /** Figures of one group stand together in the table. */
  readonly group: string;
  readonly name: string;
  readonly unit: string;
}

export interface Bar {
  readonly name: string;
  readonly value: number;
  readonly limit: number;
  readonly unit: string;
  /** True: it holds from the limit up. False: it holds from the limit down. */
  readonly atLeast: boolean;
  readonly holds: boolean;
}

export type Settings = Readonly<Record<string, string | number | boolean>>;

export interface Report {
  /** Of what was measured: the database and the peers. */
  readonly versions: Readonly<Record<string, string>>;
  readonly settings: Settings;
  readonly figures: readonly Figure[];
  readonly bars: readonly Bar[];
  /** What a reader must know to read the figures rightly, a sentence each. */
  readonly notes?: readonly string[];
}

export interface BenchContext {
  /** Within a minute: fewer rounds, less data, the same code. */
  readonly quick: boolean;
  /** Shows what is done now, and how far it is (0 to 1) when that is known. */
  progress(label: string, share?: number): void;
  /** Runs when the suite has ended, however it ended, the last one first. */
  defer(cleanup: () => Promise<unknown>): void;
}

export interface Suite {
  readonly name: string;
  /** One line: what it measures. */
  readonly says: string;
  run(context: BenchContext): Promise<Report>;
}
