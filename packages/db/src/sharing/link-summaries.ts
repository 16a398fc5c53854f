import type { PasscodeKind } from '@palmares/domain/sharing';
import { sql } from 'kysely';
import type { Queryable } from '../database.ts';

/** `closed`: for good, by its athlete or support. `off`: until its athlete switches it on. `expired`: past its end. */
export type LinkState = 'open' | 'off' | 'expired' | 'replaced' | 'closed';

/** The facts that support may know about a link: everything but its address and its passcode. */
export interface LinkSummary {
  readonly linkId: string;
  readonly athleteId: string;
  readonly label: string;
  readonly state: LinkState;
  readonly passcode: PasscodeKind;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly closedAt: Date | null;
  readonly replacedBy: string | null;
  /** Openings are kept for 24 months. */
  readonly openings: number;
  readonly lastOpenedAt: Date | null;
}

/** At most `limit` links of an athlete, the newest first, or the one with this id. */
export const linkSummaries = async (
  db: Queryable,
  of: { readonly athleteId: string } | { readonly linkId: string },
  { at, limit = 1 }: { readonly at: Date; readonly limit?: number },
): Promise<readonly LinkSummary[]> => {
  const { rows } = await sql<LinkSummary>`
    select l.id as "linkId", l.athlete_id as "athleteId", l.label,
      case when l.revoked_at is not null then 'closed' when l.replaced_by is not null then 'replaced'
        when l.expires_at <= ${at} then 'expired' when l.off_at is not null then 'off' else 'open' end as state,
      case when l.uses_account_passcode then 'account' when l.passcode_hash is null then 'none' else 'own' end as passcode,
      l.created_at as "createdAt", l.expires_at as "expiresAt", l.revoked_at as "closedAt", l.replaced_by as "replacedBy",
      (select count(*)::int from link_openings o where o.link_id = l.id) as openings,
      (select max(o.at) from link_openings o where o.link_id = l.id) as "lastOpenedAt"
    from publish_links l
    where ${'linkId' in of ? sql`l.id = ${of.linkId}::uuid` : sql`l.athlete_id = ${of.athleteId}::uuid`}
    order by l.created_at desc, l.id desc limit ${limit}`.execute(db);
  return rows;
};
