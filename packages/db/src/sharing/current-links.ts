import type { Parts } from '@palmares/domain/shared-portfolio';
import type { PasscodeKind } from '@palmares/domain/sharing';
import { sql } from 'kysely';
import { containsWords } from '../contains-words.ts';
import type { Queryable } from '../database.ts';
import { isAfter, type LinkPage, type PageRequest, pageOf } from './link-pages.ts';
import { type LinksRequest, passcodeKind, type Unseal } from './links-of.ts';

/** A link that its athlete has neither closed nor replaced. It may be off, or past its end. */
export interface CurrentLink {
  readonly linkId: string;
  readonly label: string;
  readonly passcode: PasscodeKind;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly parts: Parts | null;
  readonly offAt: Date | null;
  readonly token: string;
}

type SealedLink = Omit<CurrentLink, 'token'> & { readonly tokenSealed: Buffer };

const current = (db: Queryable, athleteId: string) =>
  db
    .selectFrom('publish_links as l')
    .where('l.athlete_id', '=', athleteId)
    .where('l.revoked_at', 'is', null)
    .where('l.replaced_by', 'is', null);

const rows = (db: Queryable, athleteId: string) =>
  current(db, athleteId)
    .select([
      'l.id as linkId',
      'l.label',
      'l.created_at as createdAt',
      'l.expires_at as expiresAt',
      'l.parts',
      'l.off_at as offAt',
      'l.token_sealed as tokenSealed',
    ])
    .select(passcodeKind.as('passcode'));

const opened = async ({ tokenSealed, ...link }: SealedLink, unseal: Unseal): Promise<CurrentLink> => ({
  ...link,
  token: await unseal({ linkId: link.linkId, tokenSealed }),
});

interface LinkRequest extends LinksRequest {
  readonly linkId: string;
}

/** Undefined for a link that has ended, or is not this athlete's. */
export const currentLink = async (
  db: Queryable,
  { athleteId, linkId, unseal }: LinkRequest,
): Promise<CurrentLink | undefined> => {
  const row = await rows(db, athleteId).where('l.id', '=', linkId).executeTakeFirst();
  return row && opened(row, unseal);
};

/** The newest one in place of a link that has ended, or of none. */
export const currentOrNewestLink = async (
  db: Queryable,
  { athleteId, linkId, unseal }: LinksRequest & { readonly linkId: string | null },
): Promise<CurrentLink | undefined> => {
  const row = await rows(db, athleteId)
    .orderBy(sql`(l.id = ${linkId}::uuid) is true`, 'desc')
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id', 'desc')
    .executeTakeFirst();
  return row && opened(row, unseal);
};

interface CurrentRequest extends LinksRequest, PageRequest {
  /** Words of the label. */
  readonly search?: string | undefined;
}

/** A page of those whose label has the words, and how many there are on all pages. */
export const currentLinks = async (
  db: Queryable,
  { athleteId, search = '', after, limit, unseal }: CurrentRequest,
): Promise<LinkPage<CurrentLink> & { readonly total: number }> => {
  const isFound = containsWords(sql.ref<string>('l.label'), search);
  const [{ total }, found] = await Promise.all([
    current(db, athleteId)
      .where(isFound)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    rows(db, athleteId)
      .where(isFound)
      .where(isAfter(athleteId, after))
      .orderBy('l.created_at', 'desc')
      .orderBy('l.id', 'desc')
      .limit(limit + 1)
      .execute(),
  ]);
  const { links, next } = pageOf(found, limit);
  return { links: await Promise.all(links.map((link) => opened(link, unseal))), next, total };
};

/** True if the athlete has a link that has neither ended nor expired. */
export const hasLiveLink = async (db: Queryable, athleteId: string, at: Date): Promise<boolean> => {
  const live = await current(db, athleteId)
    .select('l.id')
    .where((eb) => eb.or([eb('l.expires_at', 'is', null), eb('l.expires_at', '>', at)]))
    .limit(1)
    .executeTakeFirst();
  return live !== undefined;
};
