import { sql } from 'kysely';
import type { Database, Tx } from '../database.ts';
import type { LoggedEvent } from '../event-log/read-log.ts';
import type { Breaker } from './breaker.ts';
import { faultOf } from './faults.ts';
import { handleAll, type Opening, type Part, subjectOfEvent, tryOne } from './hand-over.ts';
import { LEASE_MS } from './leases.ts';
import { type Parking, park, parkedIn, type SubjectEvents } from './parked/parked-subjects.ts';
import { type Subscriber, wants } from './projection.ts';
import { lockReadModelsShared } from './read-models/read-model-versions.ts';

interface Batch extends Opening {
  readonly database: Database;
  /** One part per subscriber. */
  readonly parts: readonly Part[];
  /** Moves the checkpoints in the batch's own transaction, or throws. */
  moveCheckpoints(tx: Tx): Promise<void>;
  /** Called for each parked subject after the commit. */
  readonly onParked?: ((parking: Parking) => void) | undefined;
  /** Consulted before a subject is parked. Default: any number may be parked. */
  readonly breaker?: Breaker | undefined;
  /** Lock timeout in milliseconds. Default: none. */
  readonly lockTimeoutMs?: number | undefined;
}

type Careful = Opening & Pick<Batch, 'breaker'>;

/** Hands over one event; parks its subject if that fails. */
const handleOne = async (tx: Tx, careful: Careful, subscriber: Subscriber, event: LoggedEvent) => {
  const parking = await tryOne(tx, careful, subscriber, event);
  if (parking) {
    careful.breaker?.count(parking);
    await park(tx, parking, event);
  }
  return parking;
};

/** Hands over events one by one, so that one failure does not stop the others. */
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
 * Begins the batch. The commit does not wait for the disk: a crash that loses an unflushed commit loses read model and
 * checkpoint alike, and the events are projected again. The commit by which a worker takes an enqueued job flushes this
 * one first. The timeouts release the rows and the readers' horizon if an owner stops midway.
 */
const begin = async (tx: Tx, { parts, lockTimeoutMs = 0 }: Batch): Promise<void> => {
  const subscribers = parts.map(({ subscriber }) => subscriber);
  await sql`
    with bounded as materialized (
      select set_config('synchronous_commit', 'off', true),
        set_config('idle_in_transaction_session_timeout', ${String(LEASE_MS)}, true),
        set_config('lock_timeout', ${String(lockTimeoutMs)}, true)
    ), held as materialized (${lockReadModelsShared(subscribers)})
    select from bounded left join held on true
  `.execute(tx);
};

const subjectsIn = ({ subscriber, events }: Part): readonly SubjectEvents[] =>
  [...new Set(events.map(subjectOfEvent))].map((subjectId) => ({ subscriber: subscriber.name, subjectId }));

/** Leaves out the events of parked subjects. */
const withoutParked = async (tx: Tx, parts: readonly Part[]): Promise<readonly Part[]> => {
  const parked = await parkedIn(tx, parts.flatMap(subjectsIn));
  return parts.map(({ subscriber, events }) => {
    const parkedIds = new Set(
      parked.filter((one) => one.subscriber === subscriber.name).map(({ subjectId }) => subjectId),
    );
    return {
      subscriber,
      events: parkedIds.size > 0 ? events.filter((event) => !parkedIds.has(subjectOfEvent(event))) : events,
    };
  });
};

const wantedOf = ({ subscriber, events }: Part): Part => ({
  subscriber,
  events: events.filter((event) => wants(subscriber, event)),
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

/** Hands over all parts and moves their checkpoints in one transaction; throws the first failure. */
export const projectTogether = (batch: Batch): Promise<void> => run(batch, false);

/**
 * Like {@link projectTogether}, but if an event is at fault, runs once more event by event and parks its subject.
 * Throws failures that are not an event's fault.
 */
export const projectBatch = async (batch: Batch): Promise<void> => {
  try {
    await run(batch, false);
  } catch (error) {
    if (faultOf(error) !== 'event') throw error;
    await run(batch, true);
  }
};
