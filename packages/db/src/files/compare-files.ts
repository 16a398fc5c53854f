import type { FileKind } from '@palmares/domain/files';
import { sql } from 'kysely';
import type { Queryable } from '../database.ts';
import type { OwnFile } from './files.ts';

export interface KeptFile extends OwnFile {
  readonly kind: FileKind;
}

/** Returns at most `limit` files whose bytes are kept, in the order of their ids, from the one after `after` on. */
export const keptFiles = (db: Queryable, after: string | undefined, limit: number): Promise<readonly KeptFile[]> =>
  db
    .selectFrom('files')
    .select(['athlete_id as athleteId', 'id as fileId', 'kind'])
    .where('state', 'in', ['ready', 'removed'])
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();

/** Returns those of the files that were checked, so that nothing reads their uploads again. */
export const decidedFiles = (db: Queryable, files: readonly OwnFile[]): Promise<readonly OwnFile[]> =>
  db
    .selectFrom('files')
    .select(['athlete_id as athleteId', 'id as fileId'])
    .where(sql<boolean>`id = any(${files.map(({ fileId }) => fileId)}::uuid[])`)
    .where('state', 'in', ['ready', 'removed'])
    .execute();

/** Returns those of the files that are in use, or may be. */
export const readyAmong = (db: Queryable, files: readonly OwnFile[]): Promise<readonly OwnFile[]> =>
  db
    .selectFrom('files')
    .select(['athlete_id as athleteId', 'id as fileId'])
    .where(sql<boolean>`id = any(${files.map(({ fileId }) => fileId)}::uuid[])`)
    .where('state', '=', 'ready')
    .execute();

/** Returns those of the athletes that were erased, or are being erased. */
export const erasedAthletes = async (db: Queryable, athleteIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const erased = await db
    .selectFrom('erasures')
    .select('athlete_id as athleteId')
    .where(sql<boolean>`athlete_id = any(${athleteIds}::uuid[])`)
    .execute();
  return new Set(erased.map(({ athleteId }) => athleteId));
};

/**
 * Returns those of the files that have no row, here or among the downloads of athletes' data, unless a job is about to
 * remove their bytes.
 */
export const withoutRow = async (db: Queryable, files: readonly OwnFile[]): Promise<readonly OwnFile[]> => {
  const { rows } = await sql<OwnFile>`
    select given.athlete_id as "athleteId", given.id as "fileId"
    from unnest(${files.map(({ athleteId }) => athleteId)}::uuid[], ${files.map(({ fileId }) => fileId)}::uuid[])
      as given(athlete_id, id)
    where not exists (select from files f where f.id = given.id and f.athlete_id = given.athlete_id)
      and not exists (select from data_exports e where e.id = given.id and e.athlete_id = given.athlete_id)
      and not exists (select from pgboss.job j where j.name = 'remove-file' and j.state in ('created', 'retry', 'active')
        and j.data ->> 'fileId' = given.id::text)
  `.execute(db);
  return rows;
};
