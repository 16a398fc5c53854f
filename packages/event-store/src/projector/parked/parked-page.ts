import { sql } from 'kysely';
import type { Tx } from '../../database.ts';
import { columnsOf, cursorOf, type LoggedEvent, loggedColumns } from '../../event-log/read-log.ts';
import { streamOf } from '../../stream.ts';
import type { Subscriber } from '../projection.ts';
import type { Parking } from './parked-subjects.ts';

export interface ParkedRow {
  readonly subject_id: string;
  readonly event_type: string;
  readonly schema_version: number | null;
}

/** Parked subjects of one shard. */
export interface Page {
  readonly shard: number;
  readonly subjects: readonly string[];
}

/**
 * Locks the parked subjects' rows, then the checkpoint, in the projector's order. Leaves out subjects that were
 * released meanwhile.
 */
export const lockParked = async (
  tx: Tx,
  subscriber: string,
  { shard, subjects }: Page,
): Promise<readonly ParkedRow[]> => {
  const parked = await tx
    .selectFrom('parked_subjects')
    .select(['subject_id', 'event_type', 'schema_version'])
    .where('subscriber', '=', subscriber)
    .where('shard', '=', shard)
    .where('subject_id', '=', sql<string>`any(${[...subjects]}::uuid[])`)
    .orderBy('subject_id')
    .forUpdate()
    .execute();
  await tx
    .selectFrom('checkpoints')
    .select('shard')
    .where('subscriber', '=', subscriber)
    .where('shard', '=', shard)
    .forUpdate()
    .execute();
  return parked;
};

/** The subjects' events from the one that parked each to the subscriber's checkpoint, in commit order. */
export const waitingEvents = async (
  tx: Tx,
  { name, kinds, types }: Subscriber,
  shard: number,
  parked: readonly ParkedRow[],
  most: number | null,
) => {
  const of = parked.flatMap(({ subject_id }) =>
    kinds.map((kind) => ({ subject: subject_id, stream: streamOf(kind, subject_id) })),
  );
  const { rows } = await sql<LoggedEvent>`
    select ${loggedColumns}
    from unnest(${of.map(({ subject }) => subject)}::uuid[], ${of.map(({ stream }) => stream)}::text[]) as w(subject, stream)
    join parked_subjects p on p.subscriber = ${name} and p.shard = ${shard}::smallint and p.subject_id = w.subject
    join checkpoints c on c.subscriber = ${name} and c.shard = ${shard}::smallint
    join events on events.shard = ${shard}::smallint and events.stream = w.stream
      and (events.incarnation, events.transaction_id, events.position) >= (p.incarnation, p.transaction_id, p.position)
      and (events.incarnation, events.transaction_id, events.position) <= (c.incarnation, c.transaction_id, c.position)
    where ${types ? sql`events.type = any(${[...types]}::text[])` : sql`true`}
    order by events.incarnation, events.transaction_id, events.position limit ${most}
  `.execute(tx);
  return rows;
};

export const unpark = (tx: Tx, subscriber: string, { shard, subjects }: Page) =>
  tx
    .deleteFrom('parked_subjects')
    .where('subscriber', '=', subscriber)
    .where('shard', '=', shard)
    .where('subject_id', '=', sql<string>`any(${[...subjects]}::uuid[])`)
    .execute();

export const parkAt = (tx: Tx, { subscriber, subjectId, ...why }: Parking, shard: number, event: LoggedEvent) =>
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
    .where('shard', '=', shard)
    .where('subject_id', '=', subjectId)
    .execute();
