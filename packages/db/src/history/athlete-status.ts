import { type StreamKind, streamKinds, streamOf } from '@palmares/domain/kernel';
import { shardOf } from '@palmares/event-store';
import type { Queryable } from '../database.ts';

export type EventCounts = Readonly<Partial<Record<StreamKind, number>>>;

/**
 * `present`: an athlete with this id exists. `unknown`: none ever did. `events` counts per stream kind; kinds without
 * events are left out.
 */
export type AthleteStatus =
  | { readonly status: 'unknown' | 'present' }
  | { readonly status: 'erased'; readonly erasedAt: Date; readonly events: EventCounts };

const countEvents = async (db: Queryable, athleteId: string): Promise<EventCounts> => {
  const streams = streamKinds.map((kind) => ({ kind, stream: streamOf(kind, athleteId) }));
  const rows = await db
    .selectFrom('events')
    .select(['stream', (eb) => eb.fn.countAll<number>().as('events')])
    .where('shard', '=', shardOf(athleteId))
    .where(
      'stream',
      'in',
      streams.map(({ stream }) => stream),
    )
    .groupBy('stream')
    .execute();
  const counted = new Map(rows.map(({ stream, events }) => [stream, events]));
  return Object.fromEntries(
    streams.flatMap(({ kind, stream }) => {
      const events = counted.get(stream);
      return events === undefined ? [] : [[kind, events]];
    }),
  );
};

/**
 * Reads the status from the data key, which outlives the account: a destroyed key shows that there was an athlete, and
 * until when.
 */
export const athleteStatus = async (db: Queryable, athleteId: string): Promise<AthleteStatus> => {
  const key = await db
    .selectFrom('data_keys')
    .select('destroyed_at')
    .where('shard', '=', shardOf(athleteId))
    .where('subject_id', '=', athleteId)
    .where('purpose', '=', 'events')
    .executeTakeFirst();
  if (!key) return { status: 'unknown' };
  if (!key.destroyed_at) return { status: 'present' };
  return { status: 'erased', erasedAt: key.destroyed_at, events: await countEvents(db, athleteId) };
};
