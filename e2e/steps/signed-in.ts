import { createAthlete } from '@palmares/application';
import { connect, type Database } from '@palmares/db';
import { createLucia, hashPassword, startSession } from '@palmares/db/accounts';
import { createEventLog } from '@palmares/db/event-store';
import { termsVersion } from '@palmares/domain/account';
import { createKeyring, type Keyring } from '@palmares/event-store/event-log';
import type { BrowserContext } from '@playwright/test';
import type { ProductUnderTest } from '../fixtures/product.ts';
import type { Person } from './person.ts';

const dateOfBirth = '2008-02-12';
const place = { country: 'can', region: 'ON' } as const;

interface SignedUp {
  readonly athleteId: string;
  readonly database: Database;
}

/** A connection to the product's database. */
export const withDatabase = async <Result>(
  { environment }: ProductUnderTest,
  work: (found: { readonly database: Database; readonly keyring: Keyring }) => Promise<Result>,
): Promise<Result> => {
  const { DATABASE_URL: url = '', PALMARES_MASTER_KEY: masterKey = '' } = environment;
  const database = connect({ url, applicationName: 'palmares e2e', max: 2 });
  try {
    return await work({ database, keyring: createKeyring({ masterKey: Buffer.from(masterKey, 'base64') }) });
  } finally {
    await database.close();
  }
};

/** Hashes by password. Everyone in the journeys has the same password, and hashing takes a tenth of a second. */
const hashes = new Map<string, Promise<string>>();

const hashOf = (password: string): Promise<string> => {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
};

/** Creates the athlete in the database, because the forms have their own journeys. Throws if the email is taken. */
const withAthlete = <Result>(
  product: ProductUnderTest,
  person: Person,
  work: (athlete: SignedUp) => Promise<Result>,
  acceptedTerms = termsVersion,
): Promise<Result> =>
  withDatabase(product, async ({ database, keyring }) => {
    const { firstName, lastName, email, language } = person;
    const passwordHash = await hashOf(person.password);
    const created = await createEventLog(database, keyring).transaction((tx, log) =>
      createAthlete(
        { tx, log, keyring },
        { firstName, lastName, email, language, dateOfBirth, place, passwordHash, termsVersion: acceptedTerms },
        { device: null, at: new Date() },
      ),
    );
    if (!created.ok) throw new Error(`${email} already has an account`);
    const { athleteId } = created.value;
    return work({ athleteId, database });
  });

const startSessionIn = async (
  context: BrowserContext,
  product: ProductUnderTest,
  { athleteId, database }: SignedUp,
): Promise<void> => {
  const lucia = createLucia({ kysely: database.kysely, secure: false, now: () => new Date() });
  const session = await startSession(lucia, { athleteId, device: 'e2e' });
  await context.addCookies([{ name: lucia.sessionCookieName, value: session.id, url: product.url, httpOnly: true }]);
};

/** Creates an athlete who is not logged in. */
export const anAthlete = (product: ProductUnderTest, person: Person): Promise<void> =>
  withAthlete(product, person, async () => undefined);

/** Creates an athlete with a verified email and logs the browser in as her. Returns the athlete's id. */
export const signInVerified = (context: BrowserContext, product: ProductUnderTest, person: Person): Promise<string> =>
  withAthlete(product, person, async (athlete) => {
    const { athleteId, database } = athlete;
    await database.kysely
      .updateTable('accounts')
      .set({ email_verified_at: new Date() })
      .where('id', '=', athleteId)
      .execute();
    await startSessionIn(context, product, athlete);
    return athleteId;
  });

/** Creates an athlete with an unverified email and logs the browser in as her. Returns the athlete's id. */
export const signIn = (context: BrowserContext, product: ProductUnderTest, person: Person): Promise<string> =>
  withAthlete(product, person, async (athlete) => {
    await startSessionIn(context, product, athlete);
    return athlete.athleteId;
  });

/** Creates an athlete who accepted earlier terms of use and logs the browser in as them. */
export const signInWithTerms = (
  context: BrowserContext,
  product: ProductUnderTest,
  person: Person,
  version: string,
): Promise<void> => withAthlete(product, person, (athlete) => startSessionIn(context, product, athlete), version);
