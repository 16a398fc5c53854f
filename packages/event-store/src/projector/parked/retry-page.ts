import { sql } from 'kysely';
import type { Database, Tx } from '../../database.ts';
import type { LoggedEvent } from '../../event-log/read-log.ts';
import { faultOf } from '../faults.ts';
import { handleAll, type Opening, subjectOfEvent, tryOne } from '../hand-over.ts';
import type { Subscriber } from '../projection.ts';
import { lockReadModelsShared, readModelVersions, writesServingVersion } from '../read-models/read-model-versions.ts';
import { lockParked, type Page, type ParkedRow, parkAt, unpark, waitingEvents } from './parked-page.ts';

/**
 * Subjects with more events than this in total are retried in smaller pages; a single subject is retried however many
 * it has.
 */
const MAX_EVENTS_PER_PAGE = 5_000;

export interface Retried {
  readonly subscriber: string;
  readonly subjectId: string;
  readonly outcome: 'caught_up' | 'parked_again';
  /** Events handled by this retry. */
  readonly events: number;
  /** Type of the event that the subject waited behind or, if parked again, waits behind now. */
  readonly eventType: string;
  /** Null for a subject that was parked before this column existed. */
  readonly schemaVersion: number | null;
  /** Why it was parked again. */
  readonly reason: string | null;
}

export interface RetryPageOptions extends Opening {
  readonly database: Database;
  readonly subscriber: Subscriber;
  /** Retries and then rolls back. */
  readonly dryRun?: boolean | undefined;
}

class RolledBack extends Error {}
class TooManyEvents extends Error {}

/** Locks the serving version, as a batch does: a swap may have happened since the caller read it. */
const lockServingVersion = async (tx: Tx, subscriber: Subscriber): Promise<void> => {
  await lockReadModelsShared([subscriber]).execute(tx);
  if (!writesServingVersion(await readModelVersions(tx), subscriber))
    throw new Error(`Another version of ${subscriber.name} serves now`);
};

const caughtUp = (subscriber: string, parked: ParkedRow, events: number): Retried => ({
  subscriber,
  subjectId: parked.subject_id,
  outcome: 'caught_up',
  events,
  eventType: parked.event_type,
  schemaVersion: parked.schema_version,
  reason: null,
});

/** Hands over one subject's events one by one; at the first that still fails, parks the subject again. */
const takeInTurn = async (
  tx: Tx,
  options: RetryPageOptions,
  shard: number,
  parked: ParkedRow,
  events: readonly LoggedEvent[],
): Promise<Retried> => {
  const { subscriber } = options;
  for (const [taken, event] of events.entries()) {
    const parking = await tryOne(tx, options, subscriber, event);
    if (!parking) continue;
    await parkAt(tx, parking, shard, event);
    return { outcome: 'parked_again', events: taken, ...parking };
  }
  await unpark(tx, subscriber.name, { shard, subjects: [parked.subject_id] });
  return caughtUp(subscriber.name, parked, events.length);
};

/** Hands over the whole page at once or, if that fails, subject by subject. */
const takePage = async (
  tx: Tx,
  options: RetryPageOptions,
  shard: number,
  parked: readonly ParkedRow[],
  events: readonly LoggedEvent[],
): Promise<readonly Retried[]> => {
  const { subscriber } = options;
  const eventsOf = Map.groupBy(events, subjectOfEvent);
  await sql`savepoint page`.execute(tx);
  try {
    await handleAll(tx, options, { subscriber, events });
  } catch (error) {
    if (faultOf(error) !== 'event') throw error;
    await sql`rollback to savepoint page`.execute(tx);
    const retried: Retried[] = [];
    for (const one of parked)
      retried.push(await takeInTurn(tx, options, shard, one, eventsOf.get(one.subject_id) ?? []));
    return retried;
  }
  await unpark(tx, subscriber.name, { shard, subjects: parked.map(({ subject_id }) => subject_id) });
  return parked.map((one) => caughtUp(subscriber.name, one, eventsOf.get(one.subject_id)?.length ?? 0));
};

/** Retries the events of one page of parked subjects, in order, in one transaction that locks the checkpoint. */
export const retryPage = async (options: RetryPageOptions, page: Page): Promise<readonly Retried[]> => {
  const { database, subscriber, dryRun } = options;
  const most = page.subjects.length > 1 ? MAX_EVENTS_PER_PAGE : null;
  let retried: readonly Retried[] = [];
  try {
    await database.kysely.transaction().execute(async (tx) => {
      await lockServingVersion(tx, subscriber);
      const parked = await lockParked(tx, subscriber.name, page);
      if (parked.length === 0) return;
      const events = await waitingEvents(tx, subscriber, page.shard, parked, most);
      if (events.length === most) throw new TooManyEvents();
      retried = await takePage(tx, options, page.shard, parked, events);
      if (dryRun) throw new RolledBack();
    });
  } catch (error) {
    if (error instanceof TooManyEvents) {
      const middle = Math.ceil(page.subjects.length / 2);
      const first = await retryPage(options, { ...page, subjects: page.subjects.slice(0, middle) });
      return [...first, ...(await retryPage(options, { ...page, subjects: page.subjects.slice(middle) }))];
    }
    if (!(error instanceof RolledBack)) throw error;
  }
  return retried;
};
