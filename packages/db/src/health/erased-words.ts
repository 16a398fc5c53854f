import { sql } from 'kysely';
import type { Queryable } from '../database.ts';
import { MAINTAIN_DAYS } from '../erasure/erasures.ts';

export interface ErasedWords {
  /** Erased athletes whose words may still be in free space of the data files. */
  readonly athletes: number;
  /** Forgotten contacts, likewise. */
  readonly contacts: number;
  /** How long `palmares maintain` is overdue for the first of all; negative until it is due, 0 if there is none. */
  readonly overdueSeconds: number;
}

export const erasedWords = async (db: Queryable): Promise<ErasedWords> => {
  const { rows } = await sql<ErasedWords>`
    with erased as (
      select rewritten_at, true as is_athlete from erasures where rewritten_at is not null and maintained_at is null
      union all select rewritten_at, false from forgotten_contacts
    )
    select count(*) filter (where is_athlete)::integer as athletes,
      count(*) filter (where not is_athlete)::integer as contacts,
      coalesce(extract(epoch from clock_timestamp() - min(rewritten_at) - make_interval(days => ${MAINTAIN_DAYS})), 0)::float8
        as "overdueSeconds"
    from erased
  `.execute(db);
  return rows[0] ?? { athletes: 0, contacts: 0, overdueSeconds: 0 };
};
