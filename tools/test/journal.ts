import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const ranTest = z.object({
  /** File and titles. */
  name: z.string(),
  outcome: z.enum(['passed', 'failed', 'skipped']),
  seconds: z.number(),
  /** Failed, and passed when it was tried again. */
  flaky: z.boolean(),
});

export type RanTest = z.infer<typeof ranTest>;

const entry = z.union([z.object({ began: z.string() }), z.object({ ended: ranTest })]);

/** The file that a suite's runner writes to, through its reporter. */
export const JOURNAL = 'PALMARES_TEST_JOURNAL';

export interface Journal {
  began(name: string): void;
  ended(test: RanTest): void;
}

/** One JSON line for each test that begins or ends, so that a run that is stopped leaves what it did. */
export const journalIn = (file: string): Journal => {
  const append = (line: z.infer<typeof entry>) => appendFileSync(file, `${JSON.stringify(line)}\n`);
  return { began: (name) => append({ began: name }), ended: (test) => append({ ended: test }) };
};

export interface Progress {
  readonly ran: readonly RanTest[];
  /** The names of those that began and did not end. */
  readonly running: readonly string[];
}

/** A test that was tried again counts by its last try. Empty if the runner did not come to write. */
export const readJournal = (file: string): Progress => {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const running = new Set<string>();
  const ran = new Map<string, RanTest>();
  // A runner that was killed may have left half a line.
  for (const line of lines.filter((each) => each.endsWith('}'))) {
    const read = entry.parse(JSON.parse(line));
    if ('began' in read) running.add(read.began);
    else {
      running.delete(read.ended.name);
      ran.set(read.ended.name, read.ended);
    }
  }
  return { ran: [...ran.values()], running: [...running] };
};
