import { sql } from 'kysely';
import type { Queryable } from '../database.ts';

export interface VideoLinks {
  readonly athleteId: string;
  /** Links as the athlete wrote them, without empty ones. */
  readonly links: readonly string[];
}

interface Page {
  readonly shard: number;
  /** The last athlete of the page before. */
  readonly after: string | undefined;
  readonly limit: number;
}

const FIRST = '00000000-0000-0000-0000-000000000000';

const linkIn = (field: string) => sql<string>`coalesce(content ->> ${sql.lit(field)}, '')`;

/** The links to videos in the highlights of a shard's athletes, a page at a time. */
export const videoLinks = async (db: Queryable, { shard, after, limit }: Page): Promise<readonly VideoLinks[]> => {
  const rows = await db
    .withSchema('read')
    .selectFrom('portfolio_sections')
    .innerJoin('portfolios', 'portfolios.athlete_id', 'portfolio_sections.athlete_id')
    .select([
      'portfolios.athlete_id as athleteId',
      linkIn('firstVideo').as('first'),
      linkIn('secondVideo').as('second'),
    ])
    .where('portfolios.shard', '=', shard)
    .where('section', '=', 'highlights')
    .where('portfolios.athlete_id', '>', after ?? FIRST)
    .orderBy('portfolios.athlete_id')
    .limit(limit)
    .execute();
  return rows.map(({ athleteId, first, second }) => ({
    athleteId,
    links: [first, second].filter((link) => link !== ''),
  }));
};
