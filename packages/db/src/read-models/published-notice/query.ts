import type { Language } from '@palmares/domain/kernel';
import type { Queryable } from '../../database.ts';

export interface PublishedNotice {
  readonly email: string;
  readonly firstName: string;
  readonly language: Language;
  readonly label: string;
  readonly protected: boolean;
}

/** The recipient and content of the mail about a new link; undefined if the link is revoked or its athlete erased. */
export const publishedNotice = async (
  db: Queryable,
  { athleteId, linkId }: { readonly athleteId: string; readonly linkId: string },
): Promise<PublishedNotice | undefined> => {
  const row = await db
    .selectFrom('publish_links')
    .innerJoin('accounts', 'accounts.id', 'publish_links.athlete_id')
    .select(['accounts.email', 'accounts.first_name', 'accounts.language', 'publish_links.label'])
    .select((eb) =>
      eb('publish_links.passcode_hash', 'is not', null)
        .or('publish_links.uses_account_passcode', '=', true)
        .$castTo<boolean>()
        .as('protected'),
    )
    .where('publish_links.id', '=', linkId)
    .where('publish_links.athlete_id', '=', athleteId)
    .where('publish_links.revoked_at', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      email: row.email,
      firstName: row.first_name,
      language: row.language,
      label: row.label,
      protected: row.protected,
    }
  );
};
