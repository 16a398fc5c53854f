import { type Parts, partsWithin } from '@palmares/domain/shared-portfolio';
import { sql } from 'kysely';
import type { Queryable } from '../database.ts';

/** A link that has neither ended nor expired, as its athlete's guardian may know it: without its label and its address. */
export interface StandingLink {
  readonly linkId: string;
  /** Its place among all links of the athlete, the earliest first. */
  readonly number: number;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly hasPasscode: boolean;
  /** True if the athlete switched it off, and may switch it on again. */
  readonly isOff: boolean;
  /** Null means that the athlete's age decides. */
  readonly parts: Parts | null;
}

interface Standing {
  /** The newest first. */
  readonly links: readonly StandingLink[];
  /** How many there are, those beyond the limit included. */
  readonly total: number;
}

interface StandingRequest {
  readonly athleteId: string;
  readonly at: Date;
  readonly limit: number;
  /** True if the guardian agreed to an earlier text, by which links show less. */
  readonly isTextOutdated: boolean;
}

export const standingLinks = async (
  db: Queryable,
  { athleteId, at, limit, isTextOutdated }: StandingRequest,
): Promise<Standing> => {
  const { rows } = await sql<StandingLink & { readonly total: number }>`
    select *, (count(*) over ())::int as total from (
      select id as "linkId", (row_number() over (order by created_at, id))::int as number, created_at as "createdAt",
        expires_at as "expiresAt", uses_account_passcode or passcode_hash is not null as "hasPasscode",
        off_at is not null as "isOff", parts, revoked_at, replaced_by
      from publish_links where athlete_id = ${athleteId}::uuid
    ) numbered
    where revoked_at is null and replaced_by is null and ("expiresAt" is null or "expiresAt" > ${at})
    order by number desc limit ${limit}`.execute(db);
  return {
    links: rows.map(({ linkId, number, createdAt, expiresAt, hasPasscode, isOff, parts }) => ({
      linkId,
      number,
      createdAt,
      expiresAt,
      hasPasscode,
      isOff,
      parts: partsWithin(parts, { isTextOutdated }),
    })),
    total: rows[0]?.total ?? 0,
  };
};
