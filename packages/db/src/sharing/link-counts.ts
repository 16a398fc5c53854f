import type { Parts } from '@palmares/domain/shared-portfolio';
import { sql } from 'kysely';
import type { Queryable } from '../database.ts';

export interface LinkCounts {
  /** Links that have not ended. */
  readonly current: number;
  readonly ended: number;
  /** The different parts that current links open, each with the creation time of the first such link. */
  readonly opens: readonly { readonly parts: Parts | null; readonly since: Date }[];
}

interface Row {
  readonly parts: Parts | null;
  readonly has_ended: boolean;
  readonly count: number;
  readonly since: Date;
}

const sum = (rows: readonly Row[]): number => rows.reduce((all, { count }) => all + count, 0);

export const linkCounts = async (db: Queryable, athleteId: string): Promise<LinkCounts> => {
  const { rows } = await sql<Row>`
    select parts, revoked_at is not null or replaced_by is not null as has_ended, count(*)::int as count,
      min(created_at) as since
    from publish_links where athlete_id = ${athleteId}::uuid group by 1, 2`.execute(db);
  const current = rows.filter(({ has_ended }) => !has_ended);
  return {
    current: sum(current),
    ended: sum(rows.filter(({ has_ended }) => has_ended)),
    opens: current.map(({ parts, since }) => ({ parts, since })),
  };
};
