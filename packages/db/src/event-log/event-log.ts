import { createHmac } from 'node:crypto';
import type { EventLog } from '@palmares/domain/application/event-log';
import { athleteOf, shardOf } from '@palmares/domain/kernel/stream';
import type { Database, Queryable, Tx } from '../database.ts';
import { append } from './append.ts';
import type { Keyring } from './keyring.ts';
import { readStream } from './read-stream.ts';
import { createWaker } from './wake.ts';

export interface PostgresEventLog extends EventLog {
  /** Runs `work` in one transaction whose appends and other writes commit or roll back together. */
  transaction<Result>(work: (tx: Tx, log: EventLog) => Promise<Result>): Promise<Result>;
  /** Waits until the wake-ups of what was appended are sent; call before the process ends. */
  settled(): Promise<void>;
}

export const createEventLog = (database: Database, keyring: Keyring): PostgresEventLog => {
  const waker = createWaker(database);

  const logOn = (db: Queryable, onAppended: (shard: number) => void): EventLog => ({
    load: (stream, options) => readStream(db, keyring, stream, options),

    async append(request) {
      const result = await append(db, keyring, request);
      if (result.outcome === 'appended') onAppended(shardOf(athleteOf(request.stream)));
      return result;
    },

    async hashCommand(stream, fingerprint) {
      const { secret } = await keyring.keyOf(db, athleteOf(stream));
      return createHmac('sha256', secret).update(fingerprint).digest();
    },
  });

  return {
    ...logOn(database.kysely, waker.wake),
    settled: waker.settled,

    async transaction(work) {
      const appended = new Set<number>();
      const result = await database.kysely.transaction().execute((tx) =>
        work(
          tx,
          logOn(tx, (shard) => appended.add(shard)),
        ),
      );
      for (const shard of appended) waker.wake(shard);
      return result;
    },
  };
};
