import { sql } from 'kysely';
import type { Queryable } from '../database.ts';
import { newToken, tokenHash } from '../secrets/token.ts';
import type { OpenLinkWithPasscode } from './open-link.ts';

export const GRANT_HOURS = 24;

export interface Grant {
  readonly linkId: string;
  readonly grantToken: string;
  readonly expiresAt: Date;
}

type GrantedLink = Pick<OpenLinkWithPasscode, 'linkId' | 'passcodeVersion' | 'accountVersion'>;

/** Lets a visitor who gave the right passcode open the link for a day; only the visitor's cookie has the raw token. */
export const createGrant = async (
  db: Queryable,
  { linkId, passcodeVersion, accountVersion }: GrantedLink,
  at: Date,
): Promise<Grant> => {
  await db.deleteFrom('visitor_grants').where('link_id', '=', linkId).where('expires_at', '<=', at).execute();
  const grantToken = newToken();
  const { expires_at } = await db
    .insertInto('visitor_grants')
    .values({
      grant_hash: tokenHash(grantToken),
      link_id: linkId,
      passcode_version: passcodeVersion,
      account_version: accountVersion,
      expires_at: sql<Date>`${at}::timestamptz + make_interval(hours => ${GRANT_HOURS})`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return { linkId, grantToken, expiresAt: expires_at };
};
