import { ADULT_AGE, ageAt } from '@palmares/domain/account';
import { type Country, HOME_ZONE } from '@palmares/domain/kernel';
import { sql } from 'kysely';
import type { Queryable } from '../database.ts';

const NEWS_DAYS = 30;
const MAX_NEWS = 3;

export interface LinkOpenings {
  readonly linkId: string;
  readonly count: number;
  /** When the link was last opened; for an athlete under 18, the start of that day. */
  readonly lastAt: Date;
}

interface Row {
  readonly link_id: string;
  readonly label: string;
  readonly made_at: Date;
  readonly count: number;
  readonly total: number;
  readonly last_at: Date;
  readonly last_day: Date;
  readonly date_of_birth: string;
  readonly country: Country;
}

interface Asked {
  readonly athleteId: string;
  /** All by default. */
  readonly linkIds?: readonly string[];
  readonly since?: Date;
  readonly limit?: number;
}

const openedLinks = async (db: Queryable, asked: Asked): Promise<readonly Row[]> => {
  const { athleteId, linkIds = null, since = new Date(0), limit = null } = asked;
  const { rows } = await sql<Row>`
    select l.id as link_id, l.label, l.created_at as made_at, count(*)::int as count,
      (sum(count(*)) over ())::int as total, max(o.at) as last_at,
      date_trunc('day', max(o.at), ${HOME_ZONE}) as last_day, a.date_of_birth, a.country
    from link_openings o
    join publish_links l on l.id = o.link_id
    join accounts a on a.id = o.athlete_id
    where o.athlete_id = ${athleteId}::uuid and o.at > ${since}::timestamptz
      and (${linkIds}::uuid[] is null or l.id = any(${linkIds}::uuid[]))
    group by l.id, a.id
    order by last_at desc, l.id
    limit ${limit}::bigint`.execute(db);
  return rows;
};

const isAdult = ({ date_of_birth, country }: Row, at: Date): boolean => ageAt(date_of_birth, country, at) >= ADULT_AGE;

interface OfLinks {
  readonly athleteId: string;
  readonly linkIds: readonly string[];
  readonly at: Date;
}

/** Returns how often each of these links was opened, and when last. Nothing identifies the visitors. */
export const openingsOf = async (
  db: Queryable,
  { athleteId, linkIds, at }: OfLinks,
): Promise<readonly LinkOpenings[]> => {
  const rows = await openedLinks(db, { athleteId, linkIds });
  return rows.map((row) => ({
    linkId: row.link_id,
    count: row.count,
    lastAt: isAdult(row, at) ? row.last_at : row.last_day,
  }));
};

export type OpeningNews =
  | {
      readonly kind: 'links';
      /** The links that were opened last, each with its last opening. */
      readonly links: readonly {
        readonly linkId: string;
        readonly label: string;
        readonly madeAt: Date;
        readonly at: Date;
      }[];
    }
  /** For an athlete under 18: only a number and the last day, without links. */
  | { readonly kind: 'count'; readonly count: number; readonly lastDay: Date };

/** The openings of the last 30 days; null if there were none. */
export const openingNews = async (db: Queryable, athleteId: string, at: Date): Promise<OpeningNews | null> => {
  const since = new Date(at.getTime() - NEWS_DAYS * 24 * 3_600_000);
  const rows = await openedLinks(db, { athleteId, since, limit: MAX_NEWS });
  const [newest] = rows;
  if (!newest) return null;
  if (!isAdult(newest, at)) return { kind: 'count', count: newest.total, lastDay: newest.last_day };
  return {
    kind: 'links',
    links: rows.map(({ link_id, label, made_at, last_at }) => ({
      linkId: link_id,
      label,
      madeAt: made_at,
      at: last_at,
    })),
  };
};
