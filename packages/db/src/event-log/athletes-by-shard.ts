import { shardOf } from '@palmares/domain/kernel/stream';
import { sql } from 'kysely';

/** Rows `a (shard, athlete_id)` to join with: whoever names the shard looks into one partition for each athlete. */
export const athletesByShard = (athleteIds: readonly string[]) =>
  sql`unnest(${athleteIds.map(shardOf)}::smallint[], ${[...athleteIds]}::uuid[]) as a(shard, athlete_id)`;
