import { sql } from 'kysely';
import type { Queryable } from '../database.ts';
import { after, type Cursor, cursorOf } from '../event-log/read-log.ts';
import type { CursorColumns } from '../schema.ts';
import { SHARDS } from '../stream.ts';
import type { RootHead } from './root-lines.ts';

const EVENTS_PER_PAGE = 5_000;
/**
 * Maximum number of heads held in memory. A shard in which more streams moved yields some of them twice, the later head
 * last.
 */
const HEADS_HELD = 20_000;

export interface HeadsPage {
  readonly heads: readonly RootHead[];
  /** Number of events read that are at or before the horizon. */
  readonly events: number;
}

interface Moves {
  readonly after: Cursor;
  readonly horizon: Cursor;
}

interface MovedRow extends CursorColumns {
  readonly stream: string;
  readonly version: number;
  readonly hash: Buffer;
  readonly beyond: boolean;
}

const eventsAfter = async (db: Queryable, shard: number, place: Cursor, horizon: Cursor): Promise<MovedRow[]> => {
  const { rows } = await sql<MovedRow>`
    select incarnation, transaction_id, position, stream, version, hash, ${after(horizon)} as beyond from events
    where shard = ${shard}::smallint and ${after(place)}
    order by incarnation, transaction_id, position limit ${EVENTS_PER_PAGE}
  `.execute(db);
  return rows;
};

/** Returns the shards that have an event after that cursor. */
export const movedShards = async (db: Queryable, place: Cursor): Promise<ReadonlySet<number>> => {
  // The limit keeps the planner from reading the whole log, which it may do for a plain `exists`.
  const { rows } = await sql<{ shard: number }>`
    select moved.shard from generate_series(0, ${SHARDS - 1}) as shards (shard) cross join lateral (
      select shard from events where events.shard = shards.shard and ${after(place)}
      order by incarnation, transaction_id, position limit 1
    ) moved
  `.execute(db);
  return new Set(rows.map(({ shard }) => shard));
};

/**
 * Yields the streams of a shard with an event after that cursor, each with its last one. Includes events beyond the
 * horizon: the next read starts at the horizon and finds them again, with anything that an open transaction adds in
 * between.
 */
export async function* movedHeads(db: Queryable, shard: number, moves: Moves): AsyncGenerator<HeadsPage> {
  const heads = new Map<string, RootHead>();
  let place = moves.after;
  let events = 0;
  for (;;) {
    const rows = await eventsAfter(db, shard, place, moves.horizon);
    for (const { stream, version, hash, beyond } of rows) {
      heads.set(stream, { stream, version, hash: hash.toString('base64') });
      if (!beyond) events += 1;
    }
    const end = rows.at(-1);
    const isLast = !end || rows.length < EVENTS_PER_PAGE;
    if (isLast || heads.size >= HEADS_HELD) {
      yield { heads: [...heads.values()], events };
      heads.clear();
      events = 0;
    }
    if (isLast) return;
    place = cursorOf(end);
  }
}
