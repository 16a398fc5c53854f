import { setTimeout as pause } from 'node:timers/promises';
import { singleFlight } from '@palmares/domain/kernel';
import type { Instruments } from '@palmares/event-store/metrics';
import type { Subscriber } from '@palmares/event-store/projector';
import { sql } from 'kysely';
import type { Queryable } from '../database.ts';
import { databaseReadings } from './database-readings.ts';

export interface DatabaseMetricsOptions {
  readonly instruments: Instruments;
  readonly subscribers: readonly Pick<Subscriber, 'name' | 'kinds'>[];
  /** Connects to the database as the app; may fail while it is down. */
  readonly open: () => Promise<Queryable>;
  /** After this long the remaining readings count as failed. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 5_000;

/** Reads in a read-only transaction, which holds no reader of the log back; the server cancels it after `millis`. */
const within = <Result>(db: Queryable, millis: number, read: (db: Queryable) => Promise<Result>): Promise<Result> =>
  db
    .transaction()
    .setAccessMode('read only')
    .execute(async (tx) => {
      await sql`select set_config('statement_timeout', ${String(millis)}, true)`.execute(tx);
      return read(tx);
    });

const withTimeout = async <Result>(work: Promise<Result>, signal: AbortSignal, millis: number): Promise<Result> => {
  const late = pause(millis, undefined, { signal }).then(() => {
    throw new Error('The database took too long');
  });
  late.catch(() => undefined);
  return Promise.race([work, late]);
};

/**
 * Gauges of the database's state, the same numbers as the doctor's. The returned function reads them again and never
 * rejects: without the database it reports so in `palmares_database_up` and removes stale values.
 */
export const databaseMetrics = ({
  instruments,
  subscribers,
  open,
  timeoutMs = TIMEOUT_MS,
}: DatabaseMetricsOptions): (() => Promise<void>) => {
  const up = instruments.gauge({
    name: 'palmares_database_up',
    help: '1 while this process can reach the database, else 0.',
    labelNames: [],
  });
  const failed = instruments.gauge({
    name: 'palmares_reading_failed',
    help: '1 for readings that failed at this scrape; their gauges are left out.',
    labelNames: ['reading'],
  });
  const readings = databaseReadings(instruments, subscribers);

  /** One connection attempt at a time: scrapes must not pile up on a database that does not answer. */
  const openOnce = singleFlight(async (): Promise<Queryable> => {
    const db = await open();
    await sql`select 1`.execute(db);
    return db;
  });

  const readAll = async (): Promise<void> => {
    const ended = new AbortController();
    const deadline = performance.now() + timeoutMs;
    const inTime = <Result>(work: (millis: number) => Promise<Result>): Promise<Result> => {
      const millis = Math.max(1, Math.ceil(deadline - performance.now()));
      return withTimeout(work(millis), ended.signal, millis);
    };
    const db = await inTime(openOnce).catch(() => undefined);
    up.set({}, db ? 1 : 0);
    for (const { name, gauges, read } of readings) {
      const values = db && (await inTime((millis) => within(db, millis, read)).catch(() => undefined));
      for (const gauge of gauges) gauge.clear();
      for (const [gauge, labels, value] of values ?? []) gauge.set(labels, value);
      failed.set({ reading: name }, values ? 0 : 1);
    }
    ended.abort();
  };

  // Concurrent scrapes share one reading.
  return singleFlight(readAll);
};
