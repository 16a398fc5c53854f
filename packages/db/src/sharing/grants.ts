import { sql } from 'kysely';
import type { Queryable } from '../database.ts';
import { isTokenShaped, newToken, tokenHash } from '../secrets/token.ts';
import type { LiveLink } from './links.ts';

const GRANT_HOURS = 24;

export interface Grant {
  readonly linkId: string;
  readonly grantToken: string;
  readonly expiresAt: Date;
}

type GrantedLink = Pick<LiveLink, 'linkId' | 'passcodeVersion'>;

/** Lets a visitor who gave the right passcode open the link for a day; only the visitor's cookie has the raw token. */
export const createGrant = async (db: Queryable, { linkId, passcodeVersion }: GrantedLink): Promise<Grant> => {
  await db
    .deleteFrom('visitor_grants')
    .where('link_id', '=', linkId)
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute();
  const grantToken = newToken();
  const { expires_at } = await db
    .insertInto('visitor_grants')
    .values({
      grant_hash: tokenHash(grantToken),
      link_id: linkId,
      passcode_version: passcodeVersion,
      expires_at: sql<Date>`now() + make_interval(hours => ${GRANT_HOURS})`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return { linkId, grantToken, expiresAt: expires_at };
};

export const hasGrant = async (
  db: Queryable,
  { linkId, passcodeVersion }: GrantedLink,
  grantToken: string | undefined,
): Promise<boolean> => {
  if (!grantToken || !isTokenShaped(grantToken)) return false;
  const grant = await db
    .selectFrom('visitor_grants')
    .select('link_id')
    .where('grant_hash', '=', tokenHash(grantToken))
    .where('link_id', '=', linkId)
    .where('passcode_version', '=', passcodeVersion)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return grant !== undefined;
};
