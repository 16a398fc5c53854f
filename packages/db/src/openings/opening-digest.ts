import { ADULT_AGE, ageAt } from '@palmares/domain/account';
import type { Country, Language } from '@palmares/domain/kernel';
import { sql } from 'kysely';
import type { Queryable } from '../database.ts';

const DAYS = 7;
const MAX_LINKS = 20;

export interface OpeningDigest {
  readonly email: string;
  readonly firstName: string;
  readonly language: Language;
  /** At most 20, those opened most often first. */
  readonly links: readonly { readonly label: string; readonly madeAt: Date; readonly count: number }[];
  /** Number of other links that were opened. */
  readonly more: number;
}

const since = (at: Date): Date => new Date(at.getTime() - DAYS * 24 * 3_600_000);

/** The athletes whose links were opened in the week before. */
export const openedInWeek = async (db: Queryable, at: Date): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('link_openings')
    .select('athlete_id')
    .distinct()
    .where('at', '>', since(at))
    .where('at', '<=', at)
    .execute();
  return rows.map(({ athlete_id }) => athlete_id);
};

interface Row {
  readonly email: string;
  readonly first_name: string;
  readonly language: Language;
  readonly date_of_birth: string;
  readonly country: Country;
  readonly label: string;
  readonly made_at: Date;
  readonly count: number;
  readonly opened: number;
}

/** Returns the athlete's week; undefined if the athlete is under 18, opted out, unverified, or had no openings. */
export const openingDigest = async (db: Queryable, athleteId: string, at: Date): Promise<OpeningDigest | undefined> => {
  const { rows } = await sql<Row>`
    select a.email, a.first_name, a.language, a.date_of_birth, a.country, l.label, l.created_at as made_at, count(*)::int as count,
      (count(*) over ())::int as opened
    from link_openings o
    join publish_links l on l.id = o.link_id
    join accounts a on a.id = o.athlete_id
    where o.athlete_id = ${athleteId}::uuid and o.at > ${since(at)}::timestamptz and o.at <= ${at}::timestamptz
      and a.opening_mails and a.email_verified_at is not null and a.email_released_at is null
    group by l.id, a.id
    order by count desc, l.id
    limit ${MAX_LINKS}`.execute(db);
  const [first] = rows;
  if (!first || ageAt(first.date_of_birth, first.country, at) < ADULT_AGE) return undefined;
  return {
    email: first.email,
    firstName: first.first_name,
    language: first.language,
    links: rows.map(({ label, made_at, count }) => ({ label, madeAt: made_at, count })),
    more: first.opened - rows.length,
  };
};
