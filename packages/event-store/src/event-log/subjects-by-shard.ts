import { sql } from 'kysely';
import { shardOf } from '../stream.ts';

/** Rows `a (shard, subject_id)` to join with: a query that names the shard looks into one partition for each subject. */
export const subjectsByShard = (subjectIds: readonly string[]) =>
  sql`unnest(${subjectIds.map(shardOf)}::smallint[], ${[...subjectIds]}::uuid[]) as a(shard, subject_id)`;
