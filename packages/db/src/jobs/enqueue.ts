import { fromKysely, PgBoss } from 'pg-boss';
import type { Database, Queryable } from '../database.ts';
import { idOfKey } from '../id-of-key.ts';
import { type JobData, type QueueName, queues } from './queues.ts';

export interface EnqueueOptions {
  /** A job whose key was used before is not added. */
  readonly key?: string;
  /** Higher priorities run first; within one, the oldest job. */
  readonly priority?: number;
  /** Delay before the job may start. Default: none. */
  readonly delaySeconds?: number;
}

/** Enqueues jobs and runs none; `palmares migrate` creates the schema and its queues. */
export interface Jobs {
  /** Writes the job in the caller's transaction: it exists if and only if that commits. */
  enqueue<Name extends QueueName>(
    db: Queryable,
    queue: Name,
    data: JobData<Name>,
    options?: EnqueueOptions,
  ): Promise<void>;
  close(): Promise<void>;
}

export interface JobRetries {
  /** Lets those of these jobs that failed run once more, in the caller's transaction. */
  retry(db: Queryable, queue: QueueName, jobIds: readonly string[]): Promise<void>;
}

export const createJobs = async (database: Database): Promise<Jobs & JobRetries> => {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    migrate: false,
    createSchema: false,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => undefined);
  await boss.start().catch(async (reason: unknown) => {
    await boss.stop({ graceful: false });
    throw reason;
  });
  return {
    async enqueue(db, queue, data, { key, priority = 0, delaySeconds } = {}) {
      const { job, keys } = queues[queue].prepare(data);
      await boss.send(queue, job, {
        db: fromKysely(db),
        priority,
        ...keys,
        ...(key === undefined ? {} : { id: idOfKey(`${queue} ${key}`) }),
        ...(delaySeconds === undefined ? {} : { startAfter: delaySeconds }),
      });
    },
    async retry(db, queue, jobIds) {
      await boss.retry(queue, [...jobIds], { db: fromKysely(db) });
    },
    close: () => boss.stop({ graceful: false }),
  };
};
