import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount, newAccount } from '../testing/an-account.ts';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { createAccount, findAccount, findByEmail } from './accounts.ts';

let db: ConnectedDatabase;

beforeAll(async () => {
  db = await connectedDatabase();
});

afterAll(() => db.close());

const signUp = (email: string) =>
  db.database.kysely.transaction().execute((tx) => createAccount(tx, newAccount({ email })));

describe('an account', () => {
  it('is found by its address, however that is spelled, and by its id', async () => {
    const { athleteId } = await anAccount(db.database, { email: 'Maelle.Gagnon@Example.com' });
    const account = await findByEmail(db.database.kysely, ' maelle.gagnon@example.COM');
    expect(account).toEqual({
      athleteId,
      firstName: 'Maëlle',
      lastName: 'Gagnon',
      email: 'Maelle.Gagnon@Example.com',
      emailVerified: false,
      emailReleased: false,
      language: 'fr-ca',
    });
    expect(await findAccount(db.database.kysely, athleteId)).toEqual(account);
  });

  it('is refused for an address that has one, without undoing the transaction', async () => {
    await anAccount(db.database, { email: 'taken@example.com' });
    const outcome = await db.database.kysely.transaction().execute(async (tx) => {
      const refusal = await createAccount(tx, newAccount({ email: 'Taken@example.com' }));
      await sql`select 1`.execute(tx);
      return refusal;
    });
    expect(outcome).toEqual({ ok: false, refusal: { code: 'email_taken', field: 'email' } });
  });

  it('is made once by eight sign-ups with one address at the same time', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, index) => signUp(index % 2 === 0 ? 'race@example.com' : 'RACE@example.com')),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.refusal.code === 'email_taken')).toHaveLength(7);
  });
});

describe("the app's role", () => {
  it.each(['id', 'shard', 'date_of_birth', 'terms_accepted_at', 'created_at'])(
    'may not change %s of an account',
    async (column) => {
      await anAccount(db.database);
      const change = sql`update accounts set ${sql.ref(column)} = ${sql.ref(column)}`.execute(db.database.kysely);
      await expect(change).rejects.toThrow('permission denied');
    },
  );

  it('may not delete an account', async () => {
    await expect(sql`delete from accounts`.execute(db.database.kysely)).rejects.toThrow('permission denied');
  });
});

describe("the reader's role", () => {
  it.each([
    'accounts',
    'sessions',
    'email_verifications',
    'password_resets',
    'publish_links',
    'visitor_grants',
    'account_passcodes',
    'rate_limits',
    'files',
    'data_exports',
  ])('may select nothing from %s', async (table) => {
    const { rows } = await sql<{ readable: boolean }>`
        select has_any_column_privilege('palmares_reader', ${table}, 'select') as readable
      `.execute(db.database.kysely);
    expect(rows).toEqual([{ readable: false }]);
  });
});
