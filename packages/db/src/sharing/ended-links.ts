import { sql } from 'kysely';
import type { Queryable } from '../database.ts';
import { isAfter, type LinkPage, type PageRequest, pageOf } from './link-pages.ts';

export interface EndedLink {
  readonly linkId: string;
  readonly label: string;
  readonly createdAt: Date;
  readonly state: 'revoked' | 'replaced';
  readonly endedAt: Date;
}

/** A page of the links that the athlete has closed or replaced for good. */
export const endedLinks = async (
  db: Queryable,
  { athleteId, after, limit }: PageRequest & { readonly athleteId: string },
): Promise<LinkPage<EndedLink>> => {
  const rows = await db
    .selectFrom('publish_links as l')
    .leftJoin('publish_links as successor', 'successor.id', 'l.replaced_by')
    .select(['l.id as linkId', 'l.label', 'l.created_at as createdAt'])
    .select(sql<EndedLink['state']>`case when l.revoked_at is null then 'replaced' else 'revoked' end`.as('state'))
    // A link is made in the same moment as it takes the place of another.
    .select(sql<Date>`coalesce(l.revoked_at, successor.created_at, l.created_at)`.as('endedAt'))
    .where('l.athlete_id', '=', athleteId)
    .where((eb) => eb.or([eb('l.revoked_at', 'is not', null), eb('l.replaced_by', 'is not', null)]))
    .where(isAfter(athleteId, after))
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(limit + 1)
    .execute();
  return pageOf(rows, limit);
};
