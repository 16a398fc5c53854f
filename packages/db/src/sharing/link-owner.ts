import type { Language } from '@palmares/domain/kernel';
import type { Queryable } from '../database.ts';
import type { OwnLink } from './links.ts';

export interface LinkOwner {
  readonly email: string;
  readonly firstName: string;
  readonly language: Language;
  /** Label of the link. */
  readonly label: string;
}

const ownerOf = (db: Queryable, { linkId, athleteId }: OwnLink) =>
  db
    .selectFrom('publish_links')
    .innerJoin('accounts', 'accounts.id', 'publish_links.athlete_id')
    .select(['accounts.email', 'accounts.first_name as firstName', 'accounts.language', 'publish_links.label'])
    .where('publish_links.id', '=', linkId)
    .where('publish_links.athlete_id', '=', athleteId);

/** Returns the recipient of a mail about a link; undefined if the link has ended or its athlete is erased. */
export const linkOwner = (db: Queryable, link: OwnLink): Promise<LinkOwner | undefined> =>
  ownerOf(db, link)
    .where('publish_links.revoked_at', 'is', null)
    .where('publish_links.replaced_by', 'is', null)
    .executeTakeFirst();

interface ClosedLinkOwner extends LinkOwner {
  readonly closedAt: Date;
}

/** Returns the recipient of a mail about a link that was closed; undefined if its athlete is erased. */
export const closedLinkOwner = async (db: Queryable, link: OwnLink): Promise<ClosedLinkOwner | undefined> => {
  const row = await ownerOf(db, link).select('publish_links.revoked_at as closedAt').executeTakeFirst();
  return row?.closedAt ? { ...row, closedAt: row.closedAt } : undefined;
};
