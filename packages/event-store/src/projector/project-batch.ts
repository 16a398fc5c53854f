import { sql } from 'kysely';
import type { EventCodec } from '../codec.ts';
import type { Database, Tx } from '../database.ts';
import { type DataKey, KeyDestroyed, type Keyring } from '../event-log/keyring.ts';
import type { LoggedEvent } from '../event-log/read-log.ts';
import { openEvent } from '../event-log/sealed-event.ts';
import type { RecordedEvent } from '../event-log/types.ts';
import { kindOf, type StreamId, subjectOf } from '../stream.ts';
import type { Breaker } from './breaker.ts';
import { faultOf } from './faults.ts';
import { LEASE_MS } from './leases.ts';
import { type Parking, park, parkedIn, parkingOf, type Waiting } from './parked-subjects.ts';
import type { Subscriber } from './projection.ts';
import { holdReadModels } from './read-model-versions.ts';

/** What one subscriber is handed. */
export interface Part {
  readonly subscriber: Subscriber;
  readonly events: readonly LoggedEvent[];
}

/** What events are opened with. */
interface Opening {
  readonly keyring: Keyring;
  readonly codec: EventCodec;
}

interface Batch extends Opening {
  readonly database: Database;
  /** One of each subscriber. */
  readonly parts: readonly Part[];
  /** Moves the checkpoints in the batch's own transaction, or throws. */
  moveCheckpoints(tx: Tx): Promise<void>;
  /** Told of each subject who was set aside, once that is committed. */
  readonly onParked?: ((parking: Parking) => void) | undefined;
  /** Asked before a subject is set aside. Left out: any number are. */
  readonly breaker?: Breaker | undefined;
  /** How long it waits for a lock, in milliseconds. Left out: as long as the lock is held. */
  readonly lockTimeoutMs?: number | undefined;
}

const subjectOfEvent = (event: LoggedEvent): string => subjectOf(event.stream as StreamId);

/** Nothing when the subject was erased: their events keep their places and say nothing. */
const keyFor = async (tx: Tx, keyring: Keyring, event: LoggedEvent): Promise<DataKey | undefined> => {
  try {
    return await keyring.keyOf(tx, subjectOfEvent(event));
  } catch (error) {
    if (error instanceof KeyDestroyed) return undefined;
    throw error;
  }
};

/** As many as there are in one go, where the subscriber can do that. */
const handleAll = async (tx: Tx, { keyring, codec }: Opening, { subscriber, events }: Part): Promise<void> => {
  await keyring.prefetch(tx, [...new Set(events.map(subjectOfEvent))]);
  const opened: RecordedEvent[] = [];
  for (const event of events) {
    const key = await keyFor(tx, keyring, event);
    if (!key) continue;
    const recorded = openEvent(codec, key, event);
    if (subscriber.handleAll) opened.push(recorded);
    else await subscriber.handle(tx, recorded);
  }
  if (opened.length > 0) await subscriber.handleAll?.(tx, opened);
};

type Careful = Opening & Pick<Batch, 'breaker'>;

/** The one that cannot be handled sets its subject aside, behind a savepoint. */
const handleOne = async (tx: Tx, { keyring, codec, breaker }: Careful, subscriber: Subscriber, event: LoggedEvent) => {
  await sql`savepoint one_event`.execute(tx);
  try {
    const key = await keyFor(tx, keyring, event);
    if (key) await subscriber.handle(tx, openEvent(codec, key, event));
    await sql`release savepoint one_event`.execute(tx);
    return undefined;
  } catch (error) {
    if (faultOf(error) !== 'event') throw error;
    const parking = parkingOf(subscriber.name, subjectOfEvent(event), event, error);
    breaker?.count(parking);
    await sql`rollback to savepoint one_event`.execute(tx);
    await park(tx, parking, event);
    return parking;
  }
};

/** Each event by itself: the others go on. */
const handleCautiously = async (tx: Tx, careful: Careful, { subscriber, events }: Part) => {
  const parkings = new Map<string, Parking>();
  for (const event of events) {
    if (parkings.has(subjectOfEvent(event))) continue;
    const parking = await handleOne(tx, careful, subscriber, event);
    if (parking) parkings.set(parking.subjectId, parking);
  }
  return [...parkings.values()];
};

/**
 * What a crash takes of an unflushed commit is read model and checkpoint alike: it is projected again, so nobody waits
 * for the disk. A job that it enqueued is taken by a commit that flushes this one first. An owner that is stopped
 * in the middle would keep its rows, and the readers' horizon, from whoever takes its shard over.
 */
const begin = async (tx: Tx, { parts, lockTimeoutMs = 0 }: Batch): Promise<void> => {
  const subscribers = parts.map(({ subscriber }) => subscriber);
  await sql`
    with bounded as materialized (
      select set_config('synchronous_commit', 'off', true),
        set_config('idle_in_transaction_session_timeout', ${String(LEASE_MS)}, true),
        set_config('lock_timeout', ${String(lockTimeoutMs)}, true)
    ), held as materialized (${holdReadModels(subscribers)})
    select from bounded left join held on true
  `.execute(tx);
};

const waitingIn = ({ subscriber, events }: Part): readonly Waiting[] =>
  [...new Set(events.map(subjectOfEvent))].map((subjectId) => ({ subscriber: subscriber.name, subjectId }));

/** Without the events of those who are set aside. */
const withoutParked = async (tx: Tx, parts: readonly Part[]): Promise<readonly Part[]> => {
  const parked = await parkedIn(tx, parts.flatMap(waitingIn));
  return parts.map(({ subscriber, events }) => {
    const aside = new Set(parked.filter((one) => one.subscriber === subscriber.name).map(({ subjectId }) => subjectId));
    return {
      subscriber,
      events: aside.size > 0 ? events.filter((event) => !aside.has(subjectOfEvent(event))) : events,
    };
  });
};

const wantedOf = ({ subscriber, events }: Part): Part => ({
  subscriber,
  events: events.filter((event) => subscriber.kinds.includes(kindOf(event.stream as StreamId))),
});

const run = async (batch: Batch, cautious: boolean): Promise<void> => {
  const { database } = batch;
  const parkings: Parking[] = [];
  await database.kysely.transaction().execute(async (tx) => {
    await begin(tx, batch);
    for (const part of await withoutParked(tx, batch.parts.map(wantedOf))) {
      if (part.events.length === 0) continue;
      if (cautious) parkings.push(...(await handleCautiously(tx, batch, part)));
      else await handleAll(tx, batch, part);
    }
    await batch.moveCheckpoints(tx);
  });
  for (const parking of parkings) batch.onParked?.(parking);
};

/** Hands over all parts and moves their checkpoints in one transaction; throws what stands in the way of any of them. */
export const projectTogether = (batch: Batch): Promise<void> => run(batch, false);

/** The same; a poison event costs one more, careful run. Throws what is not an event's fault. */
export const projectBatch = async (batch: Batch): Promise<void> => {
  try {
    await run(batch, false);
  } catch (error) {
    if (faultOf(error) !== 'event') throw error;
    await run(batch, true);
  }
};
