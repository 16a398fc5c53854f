import type { Parts } from '@palmares/domain/shared-portfolio';
import { shardOf } from '@palmares/event-store';
import { sql } from 'kysely';
import type { Tx } from '../database.ts';
import { tokenHash } from '../secrets/token.ts';

export { newToken as newPublishToken } from '../secrets/token.ts';

export interface NewLink {
  readonly linkId: string;
  readonly athleteId: string;
  readonly token: string;
  /** The token sealed with the athlete's own key, so that only its owner can copy the link again. */
  readonly tokenSealed: Buffer;
  readonly label: string;
  /** Hash of the link's own passcode; null if it has none. */
  readonly passcodeHash: string | null;
  /** True if the link asks for the account's passcode instead of its own. Default: false. */
  readonly usesAccountPasscode?: boolean;
  readonly expiresAt: Date | null;
  /** Null means the parts that suit the athlete's age. */
  readonly parts?: Parts | null;
}

/**
 * A link together with its owner: a change of another athlete's link is a bug, so it throws and rolls back.
 */
export interface OwnLink {
  readonly linkId: string;
  readonly athleteId: string;
}

/** The id that the caller chose for a new link belongs to another link. */
export class LinkIdTaken extends Error {
  override readonly name = 'LinkIdTaken';
}

const jsonOf = (parts: Parts | null | undefined): string | null => (parts ? JSON.stringify(parts) : null);

/** @throws LinkIdTaken */
export const createLink = async (tx: Tx, link: NewLink): Promise<void> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('publish_links')
    .values({
      id: link.linkId,
      athlete_id: link.athleteId,
      shard: shardOf(link.athleteId),
      token_hash: tokenHash(link.token),
      token_sealed: link.tokenSealed,
      label: link.label,
      passcode_hash: link.passcodeHash,
      uses_account_passcode: link.usesAccountPasscode ?? false,
      expires_at: link.expiresAt,
      parts: jsonOf(link.parts),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) throw new LinkIdTaken(`A link ${link.linkId} exists`);
};

const updateOwn = (tx: Tx, { linkId, athleteId }: OwnLink) =>
  tx
    .updateTable('publish_links')
    .where('id', '=', linkId)
    .where('athlete_id', '=', athleteId)
    .where('revoked_at', 'is', null)
    .where('replaced_by', 'is', null);

const expectOne = ({ numUpdatedRows }: { numUpdatedRows: bigint }, { linkId }: OwnLink): void => {
  if (numUpdatedRows !== 1n) throw new Error(`Link ${linkId} is not one that its athlete can change`);
};

const deleteGrants = async (tx: Tx, linkId: string): Promise<void> => {
  await tx.deleteFrom('visitor_grants').where('link_id', '=', linkId).execute();
};

type Terms = Pick<NewLink, 'label' | 'expiresAt'> & { readonly parts: Parts | null };

/** Throws if this athlete has no such link that has not ended. */
export const changeLink = async (tx: Tx, link: OwnLink, { label, expiresAt, parts }: Terms): Promise<void> => {
  const changed = { label, expires_at: expiresAt, parts: jsonOf(parts) };
  expectOne(await updateOwn(tx, link).set(changed).executeTakeFirst(), link);
};

/** Throws if this athlete has no such link that has not ended. */
export const switchLink = async (tx: Tx, link: OwnLink, on: boolean): Promise<void> => {
  expectOne(
    await updateOwn(tx, link)
      .set({ off_at: on ? null : sql<Date>`now()` })
      .executeTakeFirst(),
    link,
  );
};

/**
 * Inserts a link with the terms and the passcode of another one, ends that one, and moves its grants to the new link.
 * Throws if this athlete has no such link that has not ended.
 *
 * @throws LinkIdTaken
 */
export const replaceLink = async (
  tx: Tx,
  link: OwnLink,
  { linkId, token, tokenSealed }: Pick<NewLink, 'linkId' | 'token' | 'tokenSealed'>,
): Promise<void> => {
  expectOne(await updateOwn(tx, link).set({ replaced_by: linkId }).executeTakeFirst(), link);
  const { numAffectedRows } = await sql`
    insert into publish_links
      (id, athlete_id, shard, token_hash, token_sealed, label, passcode_hash, uses_account_passcode, expires_at, parts)
    select ${linkId}::uuid, athlete_id, shard, ${tokenHash(token)}, ${tokenSealed}, label, passcode_hash,
      uses_account_passcode, expires_at, parts
    from publish_links where id = ${link.linkId}::uuid
    on conflict (id) do nothing
  `.execute(tx);
  if (numAffectedRows !== 1n) throw new LinkIdTaken(`A link ${linkId} exists`);
  // Visitors who still have an older link are led to the newest.
  await tx
    .updateTable('publish_links')
    .set({ replaced_by: linkId })
    .where('replaced_by', '=', link.linkId)
    .where('athlete_id', '=', link.athleteId)
    .execute();
  await sql`
    update visitor_grants g set link_id = n.id, passcode_version = n.passcode_version
    from publish_links l join publish_links n on n.id = l.replaced_by
    where l.id = ${link.linkId}::uuid and g.link_id = l.id and g.passcode_version = l.passcode_version
  `.execute(tx);
};

/** Revokes the link and ends its grants. Throws if this athlete has no such link that is not revoked. */
export const revokeLink = async (tx: Tx, link: OwnLink): Promise<void> => {
  expectOne(await updateOwn(tx, link).set({ revoked_at: sql<Date>`now()` }).executeTakeFirst(), link);
  await deleteGrants(tx, link.linkId);
};

type Passcode = Pick<NewLink, 'passcodeHash' | 'usesAccountPasscode'>;

/**
 * Sets the link's own passcode, makes the link ask for the account's, or removes the passcode with null. The new
 * version ends every earlier grant, even one that is being written concurrently. Throws if this athlete has no such
 * link that is not revoked.
 */
export const setPasscode = async (
  tx: Tx,
  { passcodeHash, usesAccountPasscode = false, ...link }: OwnLink & Passcode,
): Promise<void> => {
  const updated = await updateOwn(tx, link)
    .set({
      passcode_hash: passcodeHash,
      uses_account_passcode: usesAccountPasscode,
      passcode_version: sql<number>`passcode_version + 1`,
    })
    .executeTakeFirst();
  expectOne(updated, link);
  await deleteGrants(tx, link.linkId);
};
