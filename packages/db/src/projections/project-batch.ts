import type { RecordedEvent } from '@palmares/domain/application/event-log';
import { athleteOf, kindOf, type StreamId } from '@palmares/domain/kernel/stream';
import { sql } from 'kysely';
import type { Database, Tx } from '../database.ts';
import { type DataKey, KeyDestroyed, type Keyring } from '../event-log/keyring.ts';
import { MasterKeyMissing } from '../event-log/master-keys.ts';
import { type Cursor, cursorOf, type LoggedEvent } from '../event-log/read-log.ts';
import { openEvent } from '../event-log/sealed-event.ts';
import { Fenced } from './checkpoints.ts';
import { LEASE_MS } from './leases.ts';
import { type Parking, park, parkedIn } from './parked-athletes.ts';
import type { Subscriber } from './projection.ts';

interface Batch {
  readonly database: Database;
  readonly keyring: Keyring;
  readonly subscriber: Subscriber;
  readonly shard: number;
  readonly events: readonly LoggedEvent[];
  /** Moves the subscriber's checkpoint in the batch's own transaction, or throws. */
  moveCheckpoint(tx: Tx, to: Cursor): Promise<void>;
  /** Told of each athlete who was set aside, once that is committed. */
  readonly onParked?: ((parking: Parking) => void) | undefined;
}

const athleteOfEvent = (event: LoggedEvent): string => athleteOf(event.stream as StreamId);

/** Nothing when the athlete was erased: their events keep their places and say nothing. */
const keyFor = async (tx: Tx, { keyring }: Batch, event: LoggedEvent): Promise<DataKey | undefined> => {
  try {
    return await keyring.keyOf(tx, athleteOfEvent(event));
  } catch (error) {
    if (error instanceof KeyDestroyed) return undefined;
    throw error;
  }
};

/** As many as there are in one go, where the subscriber can do that. */
const handleAll = async (tx: Tx, batch: Batch, events: readonly LoggedEvent[]): Promise<void> => {
  const { keyring, subscriber } = batch;
  await keyring.prefetch(tx, [...new Set(events.map(athleteOfEvent))]);
  const opened: RecordedEvent[] = [];
  for (const event of events) {
    const key = await keyFor(tx, batch, event);
    if (!key) continue;
    const recorded = openEvent(key, event);
    if (subscriber.handleAll) opened.push(recorded);
    else await subscriber.handle(tx, recorded);
  }
  if (opened.length > 0) await subscriber.handleAll?.(tx, opened);
};

const handle = async (tx: Tx, batch: Batch, event: LoggedEvent): Promise<void> => {
  const key = await keyFor(tx, batch, event);
  if (key) await batch.subscriber.handle(tx, openEvent(key, event));
};

/** Postgres classes 08, 40, 53, 57: connection, rollback, resources, shutdown; and what the driver says of a lost one. */
const PASSING_CODES = /^(08|25P03|40|53|57)|^E[A-Z]+$/;
const LOST_CONNECTION = /^Connection terminated|connection error and is not queryable/;

/** Worth another try, not the event's fault. */
export const isPassing = (error: unknown): boolean => {
  if (error instanceof Fenced || error instanceof MasterKeyMissing) return true;
  if (!(error instanceof Error)) return false;
  return PASSING_CODES.test('code' in error ? String(error.code) : '') || LOST_CONNECTION.test(error.message);
};

/** Each event behind a savepoint: the one that cannot be handled parks its athlete, the others go on. */
const handleCautiously = async (tx: Tx, batch: Batch, event: LoggedEvent): Promise<Parking | undefined> => {
  const athleteId = athleteOfEvent(event);
  await sql`savepoint one_event`.execute(tx);
  try {
    await handle(tx, batch, event);
    await sql`release savepoint one_event`.execute(tx);
    return undefined;
  } catch (error) {
    if (isPassing(error)) throw error;
    await sql`rollback to savepoint one_event`.execute(tx);
    return park(tx, batch.subscriber.name, batch.shard, athleteId, event, error);
  }
};

/**
 * What a crash takes of an unflushed commit is read model and checkpoint alike: it is projected again, so nobody waits
 * for the disk. A job that it enqueued is taken by a commit that flushes this one first. An owner that is stopped
 * in the middle would keep its rows, and the readers' horizon, from whoever takes its shard over.
 */
export const bounded = async (tx: Tx): Promise<void> => {
  await sql`
    select set_config('synchronous_commit', 'off', true),
      set_config('idle_in_transaction_session_timeout', ${String(LEASE_MS)}, true)
  `.execute(tx);
};

const run = async (batch: Batch, cautious: boolean): Promise<void> => {
  const { database, subscriber, events } = batch;
  const last = events.at(-1);
  if (!last) return;
  const wanted = events.filter((event) => subscriber.kinds.includes(kindOf(event.stream as StreamId)));
  const parkings: Parking[] = [];
  await database.kysely.transaction().execute(async (tx) => {
    await bounded(tx);
    const athletes = [...new Set(wanted.map(athleteOfEvent))];
    const parked = new Set(await parkedIn(tx, subscriber.name, athletes));
    if (cautious)
      for (const event of wanted) {
        if (parked.has(athleteOfEvent(event))) continue;
        const parking = await handleCautiously(tx, batch, event);
        if (!parking) continue;
        parked.add(parking.athleteId);
        parkings.push(parking);
      }
    else
      await handleAll(
        tx,
        batch,
        wanted.filter((event) => !parked.has(athleteOfEvent(event))),
      );
    await batch.moveCheckpoint(tx, cursorOf(last));
  });
  for (const parking of parkings) batch.onParked?.(parking);
};

/** Handles the batch and moves the checkpoint in one transaction; a poison event costs one more, careful run. */
export const projectBatch = async (batch: Batch): Promise<void> => {
  try {
    await run(batch, false);
  } catch (error) {
    if (isPassing(error)) throw error;
    await run(batch, true);
  }
};
