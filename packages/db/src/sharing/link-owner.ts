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

/** Returns the recipient of a mail about a link; undefined if the link has ended or its athlete is erased. */
export const linkOwner = async (db: Queryable, { linkId, athleteId }: OwnLink): Promise<LinkOwner | undefined> => {
  const row = await db
    .selectFrom('publish_links')
    .innerJoin('accounts', 'accounts.id', 'publish_links.athlete_id')
    .select(['accounts.email', 'accounts.first_name', 'accounts.language', 'publish_links.label'])
    .where('publish_links.id', '=', linkId)
    .where('publish_links.athlete_id', '=', athleteId)
    .where('publish_links.revoked_at', 'is', null)
    .where('publish_links.replaced_by', 'is', null)
    .executeTakeFirst();
  return row && { email: row.email, firstName: row.first_name, language: row.language, label: row.label };
};
