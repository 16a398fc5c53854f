import { ADULT_AGE, ageAt } from '@palmares/domain/account';
import type { Language } from '@palmares/domain/kernel';
import type { Queryable } from '../database.ts';
import { openClaim, signClaim, uuidBytes, uuidOf } from '../secrets/signed-claim.ts';

/** A mail may be read long after it was sent. */
const STOP_DAYS = 365;
const DAY = 24 * 3_600_000;
const ID_BYTES = 16;

const keyOf = (pepper: Uint8Array) => ({ pepper, purpose: 'palmares stop opening mails' });

/** Returns a URL-safe token that ends these mails without a log-in, for a year from `at`. It does nothing else. */
export const signStopToken = (pepper: Uint8Array, athleteId: string, at: Date): string =>
  signClaim(keyOf(pepper), { content: uuidBytes(athleteId), expiresAt: new Date(at.getTime() + STOP_DAYS * DAY) });

/** Returns whose mails a token ends; null if it is not ours, was changed, or has expired. */
export const openStopToken = (pepper: Uint8Array, token: string, at: Date): string | null => {
  const claim = openClaim(keyOf(pepper), token, ID_BYTES, at);
  return claim && uuidOf(claim.content);
};

export const setOpeningMails = async (db: Queryable, athleteId: string, wanted: boolean): Promise<void> => {
  await db.updateTable('accounts').set({ opening_mails: wanted }).where('id', '=', athleteId).execute();
};

/** True if the athlete gets these mails; null under 18, when nobody does. */
export const openingMailsOf = async (db: Queryable, athleteId: string, at: Date): Promise<boolean | null> => {
  const row = await db
    .selectFrom('accounts')
    .select(['opening_mails', 'date_of_birth', 'country'])
    .where('id', '=', athleteId)
    .executeTakeFirst();
  return row && ageAt(row.date_of_birth, row.country, at) >= ADULT_AGE ? row.opening_mails : null;
};

export interface OpeningNotice {
  readonly email: string;
  readonly firstName: string;
  readonly language: Language;
  readonly label: string;
  readonly madeAt: Date;
}

interface OfLink {
  readonly athleteId: string;
  readonly linkId: string;
  readonly at: Date;
}

/** Returns the recipient and content of the mail; undefined if the athlete is under 18, opted out or unverified. */
export const openingNotice = async (
  db: Queryable,
  { athleteId, linkId, at }: OfLink,
): Promise<OpeningNotice | undefined> => {
  const row = await db
    .selectFrom('publish_links as l')
    .innerJoin('accounts as a', 'a.id', 'l.athlete_id')
    .select(['a.email', 'a.first_name', 'a.language', 'a.date_of_birth', 'a.country', 'l.label', 'l.created_at'])
    .where('l.id', '=', linkId)
    .where('l.athlete_id', '=', athleteId)
    .where('a.opening_mails', '=', true)
    .where('a.email_verified_at', 'is not', null)
    .where('a.email_released_at', 'is', null)
    .executeTakeFirst();
  if (!row || ageAt(row.date_of_birth, row.country, at) < ADULT_AGE) return undefined;
  return {
    email: row.email,
    firstName: row.first_name,
    language: row.language,
    label: row.label,
    madeAt: row.created_at,
  };
};
