import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CALL_LIMIT_MS } from '../../browser/time-limit.ts';
import { servedApi } from '../testing/served-api.ts';
import { services } from '../transport/services.server.ts';
import { withErrorLogging } from '../transport/with-error-logging.server.ts';
import { answerCookie, type FormName } from './form-answer.ts';

const params = { lang: 'en' } as const;
// Imported late, so that the cookies of `servedApi` are theirs too.
const answerForm = withErrorLogging(async (request: Request) => {
  const { answerVerifyEmailForm } = await import('../account/account-forms.server.ts');
  const { answerSignUpForm } = await import('../sign-up/sign-up-form.server.ts');
  const { answerLogInForm } = await import('../account/log-in-form.server.ts');
  const form = new URL(request.url).pathname.split('/').at(-1);
  if (form === 'log-in') return answerLogInForm({ request, params });
  return (form === 'sign-up' ? answerSignUpForm : answerVerifyEmailForm)({ request, params });
});

const api = servedApi({ render: answerForm });
const { ask, cookies } = api;

/** The cookie that the form's page has set. */
beforeEach(() => cookies.set('lang', 'en'));

const password = 'trois buts en finale';
const answers = {
  step: 'access',
  firstName: 'Léa',
  lastName: 'Tremblay',
  'bday-day': '07',
  'bday-month': '03',
  'bday-year': '2008',
  country: 'can',
  region: 'QC',
  password,
  confirmation: password,
  terms: 'on',
};
const anEmail = () => `lea.${crypto.randomUUID()}@athlete.example`;

const signUp = (form: Readonly<Record<string, string>>) => ask('/en/auth/sign-up', { method: 'POST', form });
const verify = (code: string, account = '') =>
  ask('/en/auth/verify-email', { method: 'POST', form: { code, account } });

const kept = (form: FormName) => JSON.parse(cookies.get(answerCookie(form)) ?? 'null');
const accountsOf = async (email: string) =>
  (await api.db.owner.pool.query('select 1 from accounts where email = $1', [email])).rowCount;

describe('a plain form', () => {
  it('that passes every check does what its procedure does, and keeps nothing in a cookie', async () => {
    const email = anEmail();
    const answer = await signUp({ ...answers, email });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en/auth/verify-email']);
    expect(await accountsOf(email)).toBe(1);
    expect(kept('sign-up')).toBeNull();
  });

  it('from another site is refused', async () => {
    const email = anEmail();
    const headers = { origin: 'https://other.example' };
    const answer = await ask('/en/auth/sign-up', { method: 'POST', form: { ...answers, email }, headers });
    expect(answer.status).toBe(403);
    expect(await accountsOf(email)).toBe(0);
  });

  it('that is larger than a form is refused before it is read', async () => {
    const email = anEmail();
    expect((await signUp({ ...answers, email, extra: 'x'.repeat(9000) })).status).toBe(413);
    expect(await accountsOf(email)).toBe(0);
  });

  it('that is refused goes back to the step of the field, with what was typed and without the password', async () => {
    const email = anEmail();
    const answer = await signUp({ ...answers, email, region: 'ny' });
    expect(answer.headers.get('location')).toBe('/en/auth/sign-up?step=birth');
    expect(kept('sign-up').refusal).toMatchObject({ code: 'region_unknown', field: 'region' });
    expect(kept('sign-up').typed).toMatchObject({ email, firstName: 'Léa', terms: 'on' });
    expect(cookies.get(answerCookie('sign-up'))).not.toContain(password);
  });

  it('with a website for a name goes back to the name', async () => {
    const answer = await signUp({ ...answers, email: anEmail(), lastName: 'www.free-phone.example' });
    expect(answer.headers.get('location')).toBe('/en/auth/sign-up');
    expect(kept('sign-up').refusal).toMatchObject({ code: 'name_invalid', field: 'lastName' });
  });

  it('of somebody who needs a guardian keeps nothing of what was typed, and closes the form to another answer', async () => {
    const answer = await signUp({ ...answers, step: 'birth', 'bday-year': String(new Date().getFullYear() - 11) });
    expect(answer.headers.get('location')).toBe('/en/auth/guardian-needed');
    expect(kept('sign-up')).toBeNull();
    const older = await signUp({ ...answers, email: anEmail() });
    expect(older.headers.get('location')).toBe('/en/auth/guardian-needed');
  });

  it('of somebody below 10 is refused beside the date of birth, and so is any later date', async () => {
    for (const years of [4, 18]) {
      const form = { ...answers, step: 'birth', 'bday-year': String(new Date().getFullYear() - years) };
      expect((await signUp(form)).headers.get('location')).toBe('/en/auth/sign-up?step=birth');
      expect(kept('sign-up').refusal).toMatchObject({ code: 'age_out_of_range', field: 'dateOfBirth' });
    }
  });

  it('with a wrong code counts the try, and says how many are left', async () => {
    const email = anEmail();
    await signUp({ ...answers, email });
    const { accounts, database } = await services();
    const account = await accounts.findByEmail(database.kysely, email);
    const issued = await accounts.issueVerificationCode(database.kysely, account?.athleteId ?? '');
    const wrong = issued?.code === '000000' ? '000001' : '000000';
    const answer = await verify(wrong, account?.athleteId);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en/auth/verify-email']);
    const { refusal } = kept('verify-email');
    await verify(wrong, account?.athleteId);
    expect(refusal.code).toBe('code_wrong');
    expect(kept('verify-email').refusal.params).not.toEqual(refusal.params);
  });

  it('that gets no answer within 20 seconds says so on its own page', async () => {
    const email = anEmail();
    await signUp({ ...answers, email });
    const { accounts, database } = await services();
    const account = await accounts.findByEmail(database.kysely, email);
    const asked = Promise.withResolvers<void>();
    const silent = vi.spyOn(accounts, 'checkVerificationCode').mockImplementation(() => {
      asked.resolve();
      return new Promise(() => undefined);
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const answered = verify('000000', account?.athleteId);
      await asked.promise;
      await vi.advanceTimersByTimeAsync(CALL_LIMIT_MS);
      expect((await answered).headers.get('location')).toBe('/en/auth/verify-email');
      expect(kept('verify-email')).toEqual({ late: true, typed: {} });
    } finally {
      vi.useRealTimers();
      silent.mockRestore();
    }
  });

  it('of a page of another account than the one that is logged in changes nothing, and says so', async () => {
    await signUp({ ...answers, email: anEmail() });
    for (const account of [crypto.randomUUID(), '']) {
      const answer = await verify('000000', account);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en/auth/verify-email']);
      expect(kept('verify-email')).toEqual({ anotherAccount: true, typed: {} });
    }
  });

  it('is refused to a browser without cookies, with a word why, and makes no account that nobody could open', async () => {
    const email = anEmail();
    cookies.clear();
    const answer = await signUp({ ...answers, email });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en/auth/sign-up?refused=no_cookies']);
    expect(await accountsOf(email)).toBe(0);

    cookies.set('lang', 'en');
    await signUp({ ...answers, email });
    const logIn = async () =>
      (await ask('/en/auth/log-in', { method: 'POST', form: { email, password } })).headers.get('location');
    cookies.clear();
    expect(await logIn()).toBe('/en/auth?refused=no_cookies');
    cookies.clear();
    cookies.set('lang', 'en');
    expect(await logIn()).toBe('/en/app/dashboard');
  });

  it('whose session has ended asks for a log-in first', async () => {
    const answer = await verify('000000');
    expect(answer.headers.get('location')).toBe('/en/auth?next=%2Fen%2Fauth%2Fverify-email');
  });
});
