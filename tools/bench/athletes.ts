import { randomUUID } from 'node:crypto';
import { createAthlete } from '@palmares/application';
import { connect, type Database } from '@palmares/db';
import { createLucia, hashPassword, startSession } from '@palmares/db/accounts';
import { createEventLog, type PostgresEventLog } from '@palmares/db/event-store';
import { termsVersion } from '@palmares/domain/account';
import { createKeyring } from '@palmares/event-store/event-log';
import type { Product } from '../start/product.ts';
import type { Starting } from './suite.ts';

const person = {
  firstName: 'Bench',
  lastName: 'Athlete',
  language: 'en',
  dateOfBirth: '2008-02-12',
  place: { country: 'can', region: 'ON' },
  termsVersion,
} as const;

const PASSWORD = 'only a bench logs in with it';

export interface BenchAthlete {
  readonly athleteId: string;
  readonly email: string;
  readonly password: string;
  /** The `cookie` header of her session. */
  readonly cookie: string;
}

export interface Athletes {
  readonly database: Database;
  readonly log: PostgresEventLog;
  /** Signs up another athlete in the database, because a single one would reach the upload limits. */
  signUp(given?: { readonly dateOfBirth: string }): Promise<BenchAthlete>;
}

/** Returns the athletes of a running product, read from its database. */
export const athletesOf = async (
  { defer }: Pick<Starting, 'defer'>,
  { environment }: Pick<Product, 'environment'>,
): Promise<Athletes> => {
  const { DATABASE_URL: url = '', PALMARES_MASTER_KEY: masterKey = '' } = environment;
  const database = connect({ url, applicationName: 'palmares bench', max: 2 });
  defer(() => database.close());
  const keyring = createKeyring({ masterKey: Buffer.from(masterKey, 'base64') });
  const log = createEventLog(database, keyring);
  const lucia = createLucia({ kysely: database.kysely, secure: false, now: () => new Date() });
  const passwordHash = await hashPassword(PASSWORD);
  const signUp: Athletes['signUp'] = async (given) => {
    const email = `athlete-${randomUUID()}@bench.palmares.example`;
    const created = await log.transaction((tx, inside) =>
      createAthlete(
        { tx, log: inside, keyring },
        { ...person, ...given, email, passwordHash },
        { device: null, at: new Date() },
      ),
    );
    if (!created.ok) throw new Error(`${email} has an account already`);
    const { athleteId } = created.value;
    // Verified, because an unverified account may upload less.
    await database.kysely
      .updateTable('accounts')
      .set({ email_verified_at: new Date() })
      .where('id', '=', created.value.athleteId)
      .execute();
    const session = await startSession(lucia, { athleteId, device: 'bench' });
    return { athleteId, email, password: PASSWORD, cookie: `${lucia.sessionCookieName}=${session.id}` };
  };
  return { database, log, signUp };
};
