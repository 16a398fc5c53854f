import { sql } from 'kysely';
import { isUnknownEvent } from '../../codec.ts';
import type { Queryable, Tx } from '../../database.ts';
import { columnsOf, cursorOf, type LoggedEvent } from '../../event-log/read-log.ts';
import { shardOf } from '../../stream.ts';

/** A subject parked in one subscriber, and the event it is parked behind. */
export interface Parking {
  readonly subscriber: string;
  readonly subjectId: string;
  readonly eventType: string;
  readonly schemaVersion: number;
  readonly reason: string;
}

/** Begins the reason of a subject that is parked behind an event which the program did not know. */
export const unknownEventReason = 'UnknownEvent: ';

/** Returns fixed text, or an error's name and code, because a message may contain personal data. */
export const reasonOf = (error: unknown): string => {
  if (isUnknownEvent(error)) return `${unknownEventReason}${error.type} v${error.schemaVersion}`;
  if (!(error instanceof Error)) return 'Unknown';
  const code = 'code' in error ? String(error.code) : '';
  // The driver names every error "error"; a five-character code is a Postgres SQLSTATE.
  if (/^[0-9A-Z]{5}$/.test(code)) return `DatabaseError: ${code}`;
  return /^[A-Z][A-Z0-9_]+$/.test(code) ? `${error.name}: ${code}` : error.name;
};

export const parkingOf = (subscriber: string, subjectId: string, event: LoggedEvent, error: unknown): Parking => ({
  subscriber,
  subjectId,
  eventType: event.type,
  schemaVersion: event.schema_version,
  reason: reasonOf(error),
});

/** Parks a subject in one subscriber from this event on; its later events wait behind it, in order. */
export const park = async (db: Queryable, parking: Parking, event: LoggedEvent): Promise<void> => {
  await db
    .insertInto('parked_subjects')
    .values({
      subscriber: parking.subscriber,
      subject_id: parking.subjectId,
      shard: shardOf(parking.subjectId),
      ...columnsOf(cursorOf(event)),
      event_type: parking.eventType,
      schema_version: parking.schemaVersion,
      reason: parking.reason,
      tried_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** A subject's events in one subscriber. */
export interface SubjectEvents {
  readonly subscriber: string;
  readonly subjectId: string;
}

/**
 * Returns the subjects that are parked. Locks the rows until the caller's checkpoints have moved: a retry in between
 * would hand over events up to the old checkpoint and release the subject, and the events that the caller skips would
 * be lost.
 */
export const parkedIn = async (tx: Tx, asked: readonly SubjectEvents[]): Promise<readonly SubjectEvents[]> => {
  if (asked.length === 0) return [];
  const { rows } = await sql<SubjectEvents>`
    select p.subscriber, p.subject_id as "subjectId" from parked_subjects p
    where (p.subscriber, p.shard, p.subject_id) in (select * from unnest(
      ${asked.map(({ subscriber }) => subscriber)}::text[],
      ${asked.map(({ subjectId }) => shardOf(subjectId))}::smallint[],
      ${asked.map(({ subjectId }) => subjectId)}::uuid[]))
    order by p.subscriber, p.shard, p.subject_id
    for share of p
  `.execute(tx);
  return rows;
};
