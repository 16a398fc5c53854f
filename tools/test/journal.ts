import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const startedTest = z.object({
  id: z.string(),
  /** File and titles of the test. */
  name: z.string(),
});

const finishedTest = startedTest.extend({
  outcome: z.enum(['passed', 'failed', 'skipped']),
  seconds: z.number(),
  /** True if it failed and then passed on a retry. */
  flaky: z.boolean(),
  /** The first error. Absent if the runner prints its errors even when it is interrupted (Playwright). */
  error: z.string().optional(),
});

export type StartedTest = z.infer<typeof startedTest>;
export type FinishedTest = z.infer<typeof finishedTest>;

const entry = z.union([
  z.object({ collected: z.number() }),
  z.object({ started: startedTest }),
  z.object({ finished: finishedTest }),
]);

/** Environment variable with the path of a suite's journal. */
export const JOURNAL = 'PALMARES_TEST_JOURNAL';

export interface Journal {
  /** Reports that this many more tests are known, which run unless the suite ends early. */
  collected(count: number): void;
  started(test: StartedTest): void;
  finished(test: FinishedTest): void;
  /** Reports a failure outside any test, such as of a hook or of a file that does not load. */
  failed(name: string, error?: string): void;
}

/** Writes one JSON line for each test that starts or finishes, so that a stopped run leaves its results. */
export const journalIn = (file: string): Journal => {
  const append = (line: z.infer<typeof entry>) => appendFileSync(file, `${JSON.stringify(line)}\n`);
  return {
    collected: (count) => append({ collected: count }),
    started: (test) => append({ started: test }),
    finished: (test) => append({ finished: test }),
    failed: (name, error) =>
      append({ finished: { id: name, name, outcome: 'failed', seconds: 0, flaky: false, error } }),
  };
};

export interface Progress {
  /** Number of known tests. */
  readonly collected: number;
  readonly finished: readonly FinishedTest[];
  readonly running: readonly StartedTest[];
}

/** Reads a journal. A retried test counts by its last try. Empty if the runner wrote nothing. */
export const readJournal = (file: string): Progress => {
  // A runner that was killed may have left a truncated last line.
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  const running = new Map<string, StartedTest>();
  const finished = new Map<string, FinishedTest>();
  let collected = 0;
  for (const line of lines) {
    const read = entry.parse(JSON.parse(line));
    if ('collected' in read) collected += read.collected;
    else if ('started' in read) running.set(read.started.id, read.started);
    else {
      running.delete(read.finished.id);
      finished.set(read.finished.id, read.finished);
    }
  }
  return { collected, finished: [...finished.values()], running: [...running.values()] };
};
