import { sql } from 'kysely';
import { shardOf } from '../stream.ts';

/** SQL rows `a (shard, subject_id)` to join with: naming the shard limits the query to one partition per subject. */
export const subjectsByShard = (subjectIds: readonly string[]) =>
  sql`unnest(${subjectIds.map(shardOf)}::smallint[], ${[...subjectIds]}::uuid[]) as a(shard, subject_id)`;
