import { sql } from 'kysely';
import type { Queryable } from '../database.ts';

export interface UnknownKind {
  readonly kind: string;
  readonly streams: number;
  readonly events: number;
}

/**
 * Finds streams of kinds that this program does not know, because a newer one wrote them. Reads the head of every
 * stream.
 */
export const unknownKinds = async (db: Queryable, known: readonly string[]): Promise<readonly UnknownKind[]> => {
  const { rows } = await sql<UnknownKind>`
    select split_part(stream, '-', 1) as kind, count(*)::integer as streams, sum(version)::float8 as events
    from streams where split_part(stream, '-', 1) <> all(${[...known]}::text[]) and version > 0
    group by 1 order by 1
  `.execute(db);
  return rows;
};
