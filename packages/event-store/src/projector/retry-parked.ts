import { sql } from 'kysely';
import type { EventCodec } from '../codec.ts';
import type { Database, Tx } from '../database.ts';
import { KeyDestroyed, type Keyring } from '../event-log/keyring.ts';
import { columnsOf, cursorOf, type LoggedEvent, loggedColumns } from '../event-log/read-log.ts';
import { openEvent } from '../event-log/sealed-event.ts';
import type { CursorColumns } from '../schema.ts';
import { streamOf } from '../stream.ts';
import { type Parking, parkingOf } from './parked-subjects.ts';
import { isPassing } from './project-batch.ts';
import type { Subscriber } from './projection.ts';
import { holdReadModels, readModelVersions, writesWhatServes } from './read-model-versions.ts';

interface ParkedRow extends CursorColumns {
  readonly subject_id: string;
  readonly shard: number;
  readonly event_type: string;
  readonly schema_version: number | null;
}

export interface Retried {
  readonly subscriber: string;
  readonly subjectId: string;
  readonly outcome: 'caught_up' | 'parked_again';
  /** Taken by this try. */
  readonly events: number;
  /** Of the event that it waited behind or, parked again, waits behind now. */
  readonly eventType: string;
  /** Null for one set aside before it was kept. */
  readonly schemaVersion: number | null;
  /** Why it was parked again. */
  readonly reason: string | null;
}

export interface RetryOptions {
  readonly database: Database;
  readonly keyring: Keyring;
  readonly codec: EventCodec;
  readonly subscriber: Subscriber;
  /** Of one subject only. */
  readonly subjectId?: string | undefined;
  /** Tries, and rolls back whatever came of it. */
  readonly dryRun?: boolean | undefined;
  /** Told of each as soon as it is done: a failure later on does not take it back. */
  readonly onRetried?: (retried: Retried) => void;
}

class RolledBack extends Error {}

/** As a batch holds it: a swap may have come since the caller asked which version serves. */
const holdWhatServes = async (tx: Tx, subscriber: Subscriber): Promise<void> => {
  await holdReadModels([subscriber]).execute(tx);
  if (!writesWhatServes(await readModelVersions(tx), subscriber))
    throw new Error(`Another version of ${subscriber.name} serves by now`);
};

/**
 * The parked subject's row, then the checkpoint, both held still: in the order in which the projector
 * takes them. Nothing when somebody else let the subject go meanwhile.
 */
const hold = async (tx: Tx, subscriber: string, subjectId: string): Promise<ParkedRow | undefined> => {
  const parked = await tx
    .selectFrom('parked_subjects')
    .select(['subject_id', 'shard', 'event_type', 'schema_version', 'incarnation', 'transaction_id', 'position'])
    .where('subscriber', '=', subscriber)
    .where('subject_id', '=', subjectId)
    .forUpdate()
    .executeTakeFirst();
  if (!parked) return undefined;
  await tx
    .selectFrom('checkpoints')
    .select('shard')
    .where('subscriber', '=', subscriber)
    .where('shard', '=', parked.shard)
    .forUpdate()
    .execute();
  return parked;
};

/** The subject's events from the one that parked them to where the subscriber stands now. */
const waitingEvents = async (tx: Tx, subscriber: Subscriber, parked: ParkedRow): Promise<readonly LoggedEvent[]> => {
  const streams = subscriber.kinds.map((kind) => streamOf(kind, parked.subject_id));
  const { rows } = await sql<LoggedEvent>`
    select ${loggedColumns}
    from events join checkpoints c on c.subscriber = ${subscriber.name} and c.shard = events.shard
    where events.shard = ${parked.shard}::smallint and events.stream = any(${streams}::text[])
      and (events.incarnation, events.transaction_id, events.position)
        >= (${parked.incarnation}::integer, ${parked.transaction_id}::xid8, ${parked.position}::bigint)
      and (events.incarnation, events.transaction_id, events.position) <= (c.incarnation, c.transaction_id, c.position)
    order by events.incarnation, events.transaction_id, events.position
  `.execute(tx);
  return rows;
};

/** Takes one event behind a savepoint; answers why it could not, and throws what is not the event's fault. */
const take = async (tx: Tx, { keyring, codec, subscriber }: RetryOptions, subjectId: string, event: LoggedEvent) => {
  await sql`savepoint one_event`.execute(tx);
  try {
    await subscriber.handle(tx, openEvent(codec, await keyring.keyOf(tx, subjectId), event));
    await sql`release savepoint one_event`.execute(tx);
    return undefined;
  } catch (error) {
    if (isPassing(error)) throw error;
    await sql`rollback to savepoint one_event`.execute(tx);
    // An erased subject's events keep their places and say nothing.
    return error instanceof KeyDestroyed ? undefined : parkingOf(subscriber.name, subjectId, event, error);
  }
};

const parkAt = (tx: Tx, { subscriber, subjectId, ...why }: Parking, event: LoggedEvent) =>
  tx
    .updateTable('parked_subjects')
    .set((eb) => ({
      ...columnsOf(cursorOf(event)),
      event_type: why.eventType,
      schema_version: why.schemaVersion,
      reason: why.reason,
      tries: eb('tries', '+', 1),
      tried_at: sql<Date>`clock_timestamp()`,
    }))
    .where('subscriber', '=', subscriber)
    .where('subject_id', '=', subjectId)
    .execute();

const letGo = (tx: Tx, subscriber: string, subjectId: string) =>
  tx.deleteFrom('parked_subjects').where('subscriber', '=', subscriber).where('subject_id', '=', subjectId).execute();

/**
 * Hands one parked subject's events to the subscriber again, in order, in one transaction that holds its
 * checkpoint still; at the first that still cannot be taken the subject is parked again, there.
 */
const retryOne = async (options: RetryOptions, subjectId: string): Promise<Retried | undefined> => {
  const { database, subscriber, dryRun } = options;
  let retried: Retried | undefined;
  const work = async (tx: Tx): Promise<void> => {
    await holdWhatServes(tx, subscriber);
    const parked = await hold(tx, subscriber.name, subjectId);
    if (!parked) return;
    const told = { subscriber: subscriber.name, subjectId };
    let events = 0;
    for (const event of await waitingEvents(tx, subscriber, parked)) {
      const parking = await take(tx, options, subjectId, event);
      if (parking) {
        await parkAt(tx, parking, event);
        retried = { ...told, outcome: 'parked_again', events, ...parking };
        return;
      }
      events += 1;
    }
    await letGo(tx, subscriber.name, subjectId);
    const { event_type: eventType, schema_version: schemaVersion } = parked;
    retried = { ...told, outcome: 'caught_up', events, eventType, schemaVersion, reason: null };
  };
  try {
    await database.kysely.transaction().execute(async (tx) => {
      await work(tx);
      if (dryRun) throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  return retried;
};

/**
 * Retries every subject that is parked in the subscriber, or one of them. What is not their events' fault, such as a
 * lost connection, is thrown: those before it are retried, the others are as they were.
 */
export const retryParked = async (options: RetryOptions): Promise<readonly Retried[]> => {
  const { database, subscriber, subjectId, onRetried } = options;
  let query = database.kysely
    .selectFrom('parked_subjects')
    .select('subject_id')
    .where('subscriber', '=', subscriber.name);
  if (subjectId !== undefined) query = query.where('subject_id', '=', subjectId);
  const rows = await query.orderBy('subject_id').execute();
  const all: Retried[] = [];
  for (const row of rows) {
    const retried = await retryOne(options, row.subject_id);
    if (!retried) continue;
    all.push(retried);
    onRetried?.(retried);
  }
  return all;
};
