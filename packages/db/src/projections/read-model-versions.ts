import { sql } from 'kysely';
import type { Queryable } from '../database.ts';
import { type Cursor, cursorOf, start } from '../event-log/read-log.ts';
import type { CursorColumns } from '../schema.ts';
import type { Subscriber } from './projection.ts';

/** Which version of each read model serves, and of each copy is being built, by the name of its checkpoint. */
export const readModelVersions = async (db: Queryable): Promise<ReadonlyMap<string, number>> => {
  const rows = await db.selectFrom('read_models').select(['subscriber', 'version']).execute();
  return new Map(rows.map(({ subscriber, version }) => [subscriber, version]));
};

type Stands = { readonly [Column in keyof CursorColumns]: CursorColumns[Column] | null };

const cursorIn = ({ incarnation, transaction_id, position }: Stands): Cursor =>
  incarnation === null || transaction_id === null || position === null
    ? start
    : cursorOf({ incarnation, transaction_id, position });

/** Where each of the subscribers stands in one shard, and which version of its read model serves, at one moment. */
export const standingOf = async (
  db: Queryable,
  shard: number,
  subscribers: readonly string[],
): Promise<{ readonly checkpoints: ReadonlyMap<string, Cursor>; readonly served: ReadonlyMap<string, number> }> => {
  const { rows } = await sql<Stands & { readonly subscriber: string; readonly version: number | null }>`
    select s.subscriber, c.incarnation, c.transaction_id, c.position, r.version
    from unnest(${subscribers}::text[]) as s(subscriber)
    left join checkpoints c on c.subscriber = s.subscriber and c.shard = ${shard}::smallint
    left join read_models r on r.subscriber = s.subscriber
  `.execute(db);
  return {
    checkpoints: new Map(rows.map((row) => [row.subscriber, cursorIn(row)])),
    served: new Map(rows.flatMap(({ subscriber, version }) => (version === null ? [] : [[subscriber, version]]))),
  };
};

/**
 * Whether the read model that serves is the one that this program writes. Ask after the checkpoint was read: a swap
 * in between is seen here, a later one has moved the checkpoint.
 */
export const writesWhatServes = (served: ReadonlyMap<string, number>, { name, version }: Subscriber): boolean =>
  version === undefined || (served.get(name) ?? version) === version;
