import type { QueueName } from '@palmares/db/jobs';
import type { Logger } from 'pino';
import type { z } from 'zod';

export interface Run {
  readonly jobId: string;
  /** Nobody tries again after this run. */
  readonly lastTry: boolean;
  readonly log: Logger;
}

interface Definition<Data> {
  readonly name: QueueName;
  readonly data: z.ZodType<Data>;
  /** How many of its jobs one worker runs at the same time. */
  readonly atOnce: number;
  handle(data: Data, run: Run): Promise<void>;
}

export interface Job {
  readonly name: QueueName;
  readonly atOnce: number;
  run(data: unknown, run: Run): Promise<void>;
}

/** A queue's name, what its jobs carry, and what is done with one. */
export const job = <Data>({ name, data: schema, atOnce, handle }: Definition<Data>): Job => ({
  name,
  atOnce,
  run: async (data, run) => handle(schema.parse(data), run),
});
