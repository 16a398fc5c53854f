import { sql } from 'kysely';
import type { Queryable } from '../database.ts';

export interface RecordedAhead {
  /** Number of open streams whose last event was recorded more than a minute ahead of the server's clock. */
  readonly streams: number;
  /** The stream that is furthest ahead, and by how much. */
  readonly furthest: { readonly stream: string; readonly seconds: number } | null;
}

/**
 * Counts streams written while the server's clock was ahead: new events get the time of the stream's head until the
 * clock catches up.
 */
export const recordedAhead = async (db: Queryable): Promise<RecordedAhead> => {
  const { rows } = await sql<{ streams: number; stream: string | null; seconds: number | null }>`
    select count(*)::integer as streams, (array_agg(stream order by recorded_at desc))[1] as stream,
      extract(epoch from max(recorded_at) - clock_timestamp())::float8 as seconds
    from streams where closed_at is null and recorded_at > clock_timestamp() + interval '1 minute'
  `.execute(db);
  const { streams = 0, stream = null, seconds = null } = rows[0] ?? {};
  return { streams, furthest: stream !== null && seconds !== null ? { stream, seconds } : null };
};
