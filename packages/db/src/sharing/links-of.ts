import type { Parts } from '@palmares/domain/shared-portfolio';
import type { PasscodeKind } from '@palmares/domain/sharing';
import { sql } from 'kysely';
import type { Queryable } from '../database.ts';

export interface ListedLink {
  readonly linkId: string;
  readonly label: string;
  readonly passcode: PasscodeKind;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly parts: Parts | null;
  readonly offAt: Date | null;
  readonly revokedAt: Date | null;
  readonly replacedBy: string | null;
  /** Null for a link that has ended, which is not worth copying. */
  readonly token: string | null;
}

export type Unseal = (sealed: { readonly linkId: string; readonly tokenSealed: Buffer }) => string | Promise<string>;

export interface LinksRequest {
  readonly athleteId: string;
  readonly unseal: Unseal;
}

export const passcodeKind = sql<PasscodeKind>`
  case when uses_account_passcode then 'account' when passcode_hash is null then 'none' else 'own' end
`;

/** All links of the athlete, newest first, those that have ended included. */
export const linksOf = async (db: Queryable, { athleteId, unseal }: LinksRequest): Promise<readonly ListedLink[]> => {
  const rows = await db
    .selectFrom('publish_links')
    .select(['id', 'label', 'created_at', 'expires_at', 'parts', 'off_at', 'revoked_at', 'replaced_by', 'token_sealed'])
    .select(passcodeKind.as('passcode'))
    .where('athlete_id', '=', athleteId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return Promise.all(
    rows.map(async (row) => ({
      linkId: row.id,
      label: row.label,
      passcode: row.passcode,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      parts: row.parts,
      offAt: row.off_at,
      revokedAt: row.revoked_at,
      replacedBy: row.replaced_by,
      token: row.revoked_at || row.replaced_by ? null : await unseal({ linkId: row.id, tokenSealed: row.token_sealed }),
    })),
  );
};
