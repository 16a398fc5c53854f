import type { QueueName } from '@palmares/db/jobs';
import type { Logger } from 'pino';
import type { z } from 'zod';

export interface Run {
  readonly jobId: string;
  /** True if this run is the last retry. */
  readonly lastTry: boolean;
  readonly log: Logger;
}

interface Definition<Data> {
  readonly name: QueueName;
  readonly data: z.ZodType<Data>;
  /** Maximum number of this queue's jobs that one worker runs concurrently. */
  readonly atOnce: number;
  /** Maximum number of one group's jobs that all workers run concurrently; undefined for no limit. */
  readonly atOncePerGroup?: number;
  handle(data: Data, run: Run): Promise<void>;
}

export interface Job {
  readonly name: QueueName;
  readonly atOnce: number;
  readonly atOncePerGroup: number | undefined;
  run(data: unknown, run: Run): Promise<void>;
}

/** Defines a queue's name, its job data and its handler. */
export const job = <Data>({ name, data: schema, atOnce, atOncePerGroup, handle }: Definition<Data>): Job => ({
  name,
  atOnce,
  atOncePerGroup,
  run: async (data, run) => handle(schema.parse(data), run),
});
