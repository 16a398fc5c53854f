import type { Keyring } from '@palmares/event-store/event-log';
import type { Queryable } from '../database.ts';
import type { OwnLink } from './links.ts';

/** Binds a sealed token to its link: it does not open in another row. */
const contextOf = (linkId: string): string => `publish token of ${linkId}`;

/** Seals the token with its athlete's key: the owner can copy the link again, and a stolen table opens nothing. */
export const sealPublishToken = (
  keyring: Keyring,
  db: Queryable,
  { athleteId, linkId }: OwnLink,
  token: string,
): Promise<Buffer> => keyring.seal(db, athleteId, token, contextOf(linkId));

/** For `linksOf`: opens the tokens of one athlete's links. */
export const publishTokenOpener =
  (keyring: Keyring, db: Queryable, athleteId: string) =>
  ({ linkId, tokenSealed }: { readonly linkId: string; readonly tokenSealed: Buffer }): Promise<string> =>
    keyring.unseal(db, athleteId, tokenSealed, contextOf(linkId));
