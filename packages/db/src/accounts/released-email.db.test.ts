import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount, newAccount } from '../testing/an-account.ts';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { createAccount } from './accounts.ts';
import { createAccounts } from './create-accounts.ts';
import { hashPassword } from './password.ts';
import { markEmailVerified } from './verified-email.ts';

const accounts = createAccounts({ pepper: Buffer.alloc(32, 7), now: () => new Date() });
let db: ConnectedDatabase;

beforeAll(async () => {
  db = await connectedDatabase();
});

afterAll(() => db.close());

const kysely = () => db.database.kysely;
const anAthlete = async ({ days, password }: { days: number; password?: string }) => {
  const passwordHash = password === undefined ? {} : { passwordHash: await hashPassword(password) };
  const account = await anAccount(db.database, passwordHash);
  await sql`update accounts set created_at = now() - make_interval(days => ${days}) where id = ${account.athleteId}`.execute(
    db.owner.kysely,
  );
  return account;
};

const signUp = async (email: string, password?: string) => {
  const passwordHash = password === undefined ? {} : { passwordHash: await hashPassword(password) };
  const account = newAccount({ email, ...passwordHash });
  const outcome = await kysely()
    .transaction()
    .execute((tx) => createAccount(tx, account));
  return { athleteId: account.athleteId, ok: outcome.ok };
};

const verified = (athleteId: string) =>
  kysely()
    .transaction()
    .execute((tx) => markEmailVerified(tx, athleteId));

const find = (athleteId: string) => accounts.findAccount(kysely(), athleteId);

describe('an address that was not verified', () => {
  it('is reserved for seven days, and for good once it is verified', async () => {
    const young = await anAthlete({ days: 6 });
    expect(await accounts.isEmailReserved(kysely(), young.email.toUpperCase())).toBe(true);
    expect((await signUp(young.email)).ok).toBe(false);
    const old = await anAthlete({ days: 8 });
    await verified(old.athleteId);
    expect(await accounts.isEmailReserved(kysely(), old.email)).toBe(true);
    expect((await signUp(old.email)).ok).toBe(false);
    expect((await find(old.athleteId))?.emailReleased).toBe(false);
  });

  it('is after that another’s, who signs up with it, and then mails go to that account alone', async () => {
    const earlier = await anAthlete({ days: 8 });
    expect(await accounts.isEmailReserved(kysely(), earlier.email)).toBe(false);
    const later = await signUp(earlier.email.toUpperCase());
    expect(later.ok).toBe(true);
    expect(await find(earlier.athleteId)).toMatchObject({ email: earlier.email, emailReleased: true });
    expect((await accounts.findByEmail(kysely(), earlier.email))?.athleteId).toBe(later.athleteId);
    const code = await kysely()
      .transaction()
      .execute((tx) => accounts.requestVerificationCode(tx, earlier.athleteId));
    expect(code).toEqual({ ok: false, refusal: { code: 'email_released' } });
  });

  it('goes to one of two who sign up with it at once', async () => {
    const { email } = await anAthlete({ days: 8 });
    const outcomes = await Promise.all([signUp(email), signUp(email)]);
    expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });

  it('ends the code and the link that were sent there', async () => {
    const { athleteId, email } = await anAthlete({ days: 8 });
    await kysely()
      .transaction()
      .execute((tx) => accounts.requestVerificationCode(tx, athleteId));
    const issued = await accounts.issueVerificationCode(kysely(), athleteId);
    const { requestId } = await kysely()
      .transaction()
      .execute((tx) => accounts.requestPasswordReset(tx, athleteId));
    await signUp(email);
    const checked = await accounts.checkVerificationCode(kysely(), athleteId, issued?.code ?? '');
    expect(checked).toMatchObject({ refusal: { code: 'code_expired' } });
    expect(await accounts.passwordResetMail(kysely(), requestId)).toBeUndefined();
  });
});

describe('the earlier account', () => {
  it('is opened by its own password, and the later one by the other', async () => {
    const earlier = await anAthlete({ days: 8, password: 'the first password' });
    const later = await signUp(earlier.email, 'the second password');
    const opened = async (password: string) => {
      const outcome = await accounts.verifyPassword(kysely(), { email: earlier.email, password });
      return outcome.ok ? outcome.value.athleteId : outcome.refusal.code;
    };
    expect(await opened('the first password')).toBe(earlier.athleteId);
    expect(await opened('the second password')).toBe(later.athleteId);
    expect(await opened('another password')).toBe('credentials_wrong');
  });

  it('gets the address back by a code that was sent there, if the later one has not verified it', async () => {
    const earlier = await anAthlete({ days: 8 });
    const later = await signUp(earlier.email);
    const requested = await kysely()
      .transaction()
      .execute((tx) => accounts.requestEmailChange(tx, { athleteId: earlier.athleteId, newEmail: earlier.email }));
    const mail = await accounts.emailChangeMail(kysely(), requested.ok ? requested.value.requestId : '');
    expect(mail?.holder).toBeNull();
    const code = mail?.code ?? '';
    const changed = await accounts.changeEmail(kysely(), { athleteId: earlier.athleteId, code }, async () => undefined);
    expect(changed.ok).toBe(true);
    expect(await find(earlier.athleteId)).toMatchObject({ emailVerified: true, emailReleased: false });
    expect(await find(later.athleteId)).toMatchObject({ emailVerified: false, emailReleased: true });
  });
});
