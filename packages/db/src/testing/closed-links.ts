import { guardianTextVersion, lastDateIn } from '@palmares/domain/account';
import { createAccounts } from '../accounts/create-accounts.ts';
import { withdrawGuardian } from '../accounts/guardians.ts';
import type { Country } from '../accounts/tables.ts';
import { eraseAthlete } from '../erasure/erase-athlete.ts';
import { newToken } from '../secrets/token.ts';
import { type NewLink, replaceLink, revokeLink, switchLink } from '../sharing/links.ts';
import { aLink } from './a-link.ts';
import { aPlan, aPublicLink } from './a-public-link.ts';
import { anAccount } from './an-account.ts';
import type { ConnectedDatabase } from './connected-database.ts';

/** The year of the last New Year’s Day on which everybody’s birthday has begun. */
const year = Number(lastDateIn('usa', new Date()).slice(0, 4));
const accounts = createAccounts({ pepper: Buffer.alloc(32, 7), now: () => new Date() });

interface GuardedLink {
  readonly age: number;
  readonly country: Country;
  readonly region: string;
  /** Version of the text that the guardian agreed to. */
  readonly textVersion?: string;
  readonly link?: Pick<NewLink, 'parts'>;
}

/** A link of an athlete of that age whose guardian agreed. */
export const aGuardedLink = async (
  db: ConnectedDatabase,
  { age, textVersion = guardianTextVersion, link = {}, ...place }: GuardedLink,
): Promise<NewLink> => {
  const { athleteId } = await anAccount(db.database, { ...place, dateOfBirth: `${year - age}-01-01` });
  const guardian = {
    athleteId,
    requestId: crypto.randomUUID(),
    email: 'parent@example.com',
    textVersion,
    at: new Date(),
  };
  await db.database.kysely.transaction().execute((tx) => accounts.addGuardian(tx, { ...guardian, language: 'en' }));
  return aPublicLink(db, { athleteId, ...link });
};

/** Every reason for which a link opens nothing. */
export const closedFor = [
  'unknown',
  'malformed',
  'revoked',
  'switched off',
  'replaced',
  'expired',
  'without a plan',
  'with a plan that lapsed',
  'of an athlete whose guardian withdrew',
  'of an athlete who is too young',
  'of an erased athlete',
  'without an account',
] as const;

const aMomentAgo = (): Date => new Date(Date.now() - 1000);

export const closedLinks: Record<
  (typeof closedFor)[number],
  (db: ConnectedDatabase) => Promise<Pick<NewLink, 'token' | 'linkId'>>
> = {
  unknown: async () => ({ token: newToken(), linkId: crypto.randomUUID() }),
  malformed: async () => ({ token: 'no such link', linkId: crypto.randomUUID() }),
  revoked: async (db) => {
    const link = await aPublicLink(db);
    await db.database.kysely.transaction().execute((tx) => revokeLink(tx, link));
    return link;
  },
  'switched off': async (db) => {
    const link = await aPublicLink(db);
    await db.database.kysely.transaction().execute((tx) => switchLink(tx, link, false));
    return link;
  },
  replaced: async (db) => {
    const link = await aPublicLink(db);
    const replacement = { linkId: crypto.randomUUID(), token: newToken(), tokenSealed: link.tokenSealed };
    await db.database.kysely.transaction().execute((tx) => replaceLink(tx, link, replacement));
    return link;
  },
  expired: (db) => aPublicLink(db, { expiresAt: aMomentAgo() }),
  'without a plan': async ({ database }) => aLink(database, { athleteId: (await anAccount(database)).athleteId }),
  'with a plan that lapsed': async (db) => {
    const link = await aPublicLink(db);
    await aPlan(db, link.athleteId, aMomentAgo());
    return link;
  },
  'of an athlete whose guardian withdrew': async (db) => {
    const link = await aGuardedLink(db, { age: 12, country: 'can', region: 'ON' });
    await db.database.kysely
      .transaction()
      .execute((tx) => withdrawGuardian(tx, { athleteId: link.athleteId, token: newToken() }, new Date()));
    return link;
  },
  'of an athlete who is too young': (db) => aGuardedLink(db, { age: 12, country: 'usa', region: 'VT' }),
  'of an erased athlete': async (db) => {
    const link = await aPublicLink(db, { passcodeHash: 'hash' });
    await eraseAthlete(db.owner, link.athleteId);
    return link;
  },
  'without an account': async (db) => {
    const link = await aLink(db.database);
    await aPlan(db, link.athleteId);
    return link;
  },
};
