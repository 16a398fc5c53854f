import { createAthlete } from '@palmares/application';
import { connect } from '@palmares/db';
import { createLucia, hashPassword, startSession } from '@palmares/db/accounts';
import { createEventLog } from '@palmares/db/event-store';
import { createKeyring } from '@palmares/event-store/event-log';
import type { Product } from '../../start/product.ts';
import type { BenchContext } from '../suite.ts';

const person = {
  firstName: 'Bench',
  lastName: 'Athlete',
  language: 'en',
  dateOfBirth: '2008-02-12',
  place: { country: 'can', region: 'ON' },
  termsVersion: 'bench',
} as const;

/**
 * Returns a function that signs up an athlete in the database and returns the cookie of her session. One athlete alone
 * would reach the limits of uploads.
 */
export const athletesOf = async (context: BenchContext, { environment }: Product): Promise<() => Promise<string>> => {
  const { DATABASE_URL: url = '', PALMARES_MASTER_KEY: masterKey = '' } = environment;
  const database = connect({ url, applicationName: 'palmares bench', max: 2 });
  context.defer(() => database.close());
  const keyring = createKeyring({ masterKey: Buffer.from(masterKey, 'base64') });
  const log = createEventLog(database, keyring);
  const lucia = createLucia({ kysely: database.kysely, secure: false });
  const passwordHash = await hashPassword('nobody logs in with it');
  let athletes = 0;
  return async () => {
    athletes += 1;
    const email = `athlete-${athletes}@bench.palmares.example`;
    const created = await log.transaction((tx, inside) =>
      createAthlete({ tx, log: inside, keyring }, { ...person, email, passwordHash }, { device: null, at: new Date() }),
    );
    if (!created.ok) throw new Error(`${email} has an account already`);
    const session = await startSession(lucia, { athleteId: created.value.athleteId, device: 'bench' });
    return `${lucia.sessionCookieName}=${session.id}`;
  };
};
