import { createHmac } from 'node:crypto';
import type { EventLog } from '@palmares/domain/application/event-log';
import { athleteOf, kindOf, shardOf } from '@palmares/domain/kernel/stream';
import type { Database, Queryable, Tx } from '../database.ts';
import { append } from './append.ts';
import type { Keyring } from './keyring.ts';
import type { EventLogObserver, ObservedAppend } from './observer.ts';
import { readStream } from './read-stream.ts';
import { createWaker } from './wake.ts';

export interface PostgresEventLog extends EventLog {
  /** Runs `work` in one transaction whose appends and other writes commit or roll back together. */
  transaction<Result>(work: (tx: Tx, log: EventLog) => Promise<Result>): Promise<Result>;
  /** Waits until the wake-ups of what was appended are sent; call before the process ends. */
  settled(): Promise<void>;
}

export const createEventLog = (
  database: Database,
  keyring: Keyring,
  { onAppend, onRepeated }: EventLogObserver = {},
): PostgresEventLog => {
  const waker = createWaker(database);

  const logOn = (db: Queryable, onAppended: (shard: number, append: ObservedAppend) => void): EventLog => ({
    load: (stream, options) => readStream(db, keyring, stream, options),

    async append(request) {
      const { stream, events } = request;
      const began = performance.now();
      const result = await append(db, keyring, request);
      const seconds = (performance.now() - began) / 1000;
      const { outcome } = result;
      const observed = { kind: kindOf(stream), outcome, events: outcome === 'appended' ? events.length : 0, seconds };
      if (outcome === 'appended') onAppended(shardOf(athleteOf(stream)), observed);
      else onAppend?.(observed);
      return result;
    },

    onRepeated: (stream) => onRepeated?.(kindOf(stream)),

    async hashCommand(stream, fingerprint) {
      const { secret } = await keyring.keyOf(db, athleteOf(stream));
      return createHmac('sha256', secret).update(fingerprint).digest();
    },
  });

  return {
    ...logOn(database.kysely, (shard, append) => {
      waker.wake(shard);
      onAppend?.(append);
    }),
    settled: waker.settled,

    async transaction(work) {
      const appended: [shard: number, append: ObservedAppend][] = [];
      const result = await database.kysely.transaction().execute((tx) =>
        work(
          tx,
          logOn(tx, (...append) => appended.push(append)),
        ),
      );
      for (const [shard, append] of appended) {
        waker.wake(shard);
        onAppend?.(append);
      }
      return result;
    },
  };
};
