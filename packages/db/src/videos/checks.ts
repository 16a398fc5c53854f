import { sql } from 'kysely';
import type { Queryable } from '../database.ts';

export interface CheckedVideoOf {
  readonly athleteId: string;
  readonly host: 'youtube' | 'vimeo';
  readonly id: string;
}

/** Days on which a host must not have shown a video before it counts as gone, because a host may fail for a day. */
const GONE_DAYS = 3;

/** Notes that a host did not show a video. Counts once a day; does nothing for an erased athlete. */
export const noteGone = async (
  db: Queryable,
  { athleteId, host, id, on }: CheckedVideoOf & { /** `2026-11-23` */ readonly on: string },
): Promise<void> => {
  // The lock keeps an erasure from deleting the account between reading it and inserting.
  await sql`
    insert into video_checks (athlete_id, host, video_id, gone_on)
    select id, ${host}, ${id}, ${on}::date from accounts where id = ${athleteId}::uuid for key share
    on conflict (athlete_id, host, video_id) do update
      set gone_days = video_checks.gone_days + 1, gone_on = excluded.gone_on
      where video_checks.gone_on < excluded.gone_on
  `.execute(db);
};

/** Notes that a host showed a video, which resets the count. */
export const noteThere = async (db: Queryable, { athleteId, host, id }: CheckedVideoOf): Promise<void> => {
  await db
    .deleteFrom('video_checks')
    .where('athlete_id', '=', athleteId)
    .where('host', '=', host)
    .where('video_id', '=', id)
    .execute();
};

/** Deletes the checks of videos that the athlete has replaced. */
export const keepChecksOf = async (
  db: Queryable,
  athleteId: string,
  videos: readonly Pick<CheckedVideoOf, 'host' | 'id'>[],
): Promise<void> => {
  const hosts = videos.map(({ host }) => host);
  const ids = videos.map(({ id }) => id);
  await sql`
    delete from video_checks where athlete_id = ${athleteId}::uuid
      and (host, video_id) not in (select * from unnest(${hosts}::text[], ${ids}::text[]))
  `.execute(db);
};

/** The videos that their hosts have not shown for days, including some that the athlete may have replaced since. */
export const goneVideos = (db: Queryable, athleteId: string): Promise<readonly Pick<CheckedVideoOf, 'host' | 'id'>[]> =>
  db
    .selectFrom('video_checks')
    .select(['host', 'video_id as id'])
    .where('athlete_id', '=', athleteId)
    .where('gone_days', '>=', GONE_DAYS)
    .execute();
