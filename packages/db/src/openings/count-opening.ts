import { uuidv7 } from '@palmares/event-store';
import { sql } from 'kysely';
import type { Queryable } from '../database.ts';
import { peppered } from '../secrets/peppered.ts';
import type { OpenLink } from '../sharing/open-link.ts';

/** A visitor who loads a page again within this time is still looking at it. */
export const SAME_VISIT_MINUTES = 30;
const KEPT_MONTHS = 24;

export interface Opening {
  readonly link: Pick<OpenLink, 'linkId' | 'athleteId' | 'versions' | 'parts'>;
  /** The random id in the visitor's cookie. Only its hash, which depends on the link, is stored. */
  readonly anonToken: string;
  /** When the page was made, on which the athlete's age depends. */
  readonly at: Date;
}

/** Records a visit. Returns false if the visitor was counted within the last 30 minutes, or if the link is gone. */
export const countOpening = async (
  db: Queryable,
  pepper: Uint8Array,
  { link: { linkId, athleteId, versions, parts }, anonToken, at }: Opening,
): Promise<boolean> => {
  const visitor = Buffer.from(peppered(pepper, 'visitor', linkId, anonToken), 'base64url');
  const { numAffectedRows = 0n } = await sql`
    insert into link_openings (id, link_id, athlete_id, at, portfolio_version, identity_version, parts, visitor_hash)
    select ${uuidv7()}::uuid, l.id, l.athlete_id, ${at}::timestamptz, ${versions.portfolio}::int, ${versions.identity}::int,
      ${parts && JSON.stringify(parts)}::jsonb, ${visitor}::bytea
    from publish_links l
    where l.id = ${linkId}::uuid and l.athlete_id = ${athleteId}::uuid and not exists (
      select from link_openings o
      where o.link_id = l.id and o.visitor_hash = ${visitor}::bytea
        and o.at > ${at}::timestamptz - make_interval(mins => ${SAME_VISIT_MINUTES})
    )`.execute(db);
  return numAffectedRows === 1n;
};

/** Returns how many were older than 24 months. */
export const deleteOldOpenings = async (db: Queryable): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('link_openings')
    .where('at', '<', sql<Date>`now() - make_interval(months => ${KEPT_MONTHS})`)
    .executeTakeFirst();
  return Number(numDeletedRows);
};
