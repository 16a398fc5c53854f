import { signContactForm } from '@palmares/db/contact-messages';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CALL_LIMIT_MS } from '../../browser/time-limit.ts';
import { servedApi } from '../testing/served-api.ts';
import { services } from '../transport/services.server.ts';
import { withErrorLogging } from '../transport/with-error-logging.server.ts';
import { answerCookie, type FormName } from './answer-cookie.ts';
import type { SharedFormPost } from './form-post.ts';

const params = { lang: 'en', publishToken: 'A'.repeat(22) } as const;
// Imported late, so that the cookies of `servedApi` are theirs too.
const answerForm = withErrorLogging(async (request: Request) => {
  const account = await import('../account/account-forms.server.ts');
  const signUps = await import('../sign-up/sign-up-form.server.ts');
  const guardian = await import('../guardian/guardian-forms.server.ts');
  const answers: Readonly<Record<string, (post: SharedFormPost) => Promise<Response>>> = {
    'contact-us': (await import('../contact/contact-form.server.ts')).answerContactForm,
    'finish-sign-up': signUps.answerFinishSignUpForm,
    guardian: guardian.answerGuardianForm,
    'guardian-needed': guardian.answerGuardianNeededForm,
    'guardian-withdraw': guardian.answerGuardianWithdrawForm,
    'log-in': (await import('../account/log-in-form.server.ts')).answerLogInForm,
    'new-password': account.answerNewPasswordForm,
    report: (await import('../shared-portfolio/report-form.server.ts')).answerReportForm,
    'reset-password': account.answerResetRequestForm,
    'sign-up': signUps.answerSignUpForm,
    'verify-email': account.answerVerifyEmailForm,
  };
  const form = new URL(request.url).pathname.split('/').at(-1) ?? '';
  const answer = answers[form];
  if (!answer) throw new Error(`There is no form ${form}`);
  return answer({ request, params });
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
    const { isRefusalOver } = await import('./no-cookies.ts');
    expect(isRefusalOver('no_cookies')).toBe(false);

    cookies.set('lang', 'en');
    await signUp({ ...answers, email });
    const logIn = async () =>
      (await ask('/en/auth/log-in', { method: 'POST', form: { email, password } })).headers.get('location');
    cookies.clear();
    expect(await logIn()).toBe('/en/auth?refused=no_cookies');
    expect([...cookies.keys()]).toEqual([]);
    cookies.set('lang', 'en');
    expect(isRefusalOver('no_cookies')).toBe(true);
    expect(isRefusalOver('credentials_wrong')).toBe(false);
    expect(await logIn()).toBe('/en/app/dashboard');
  });

  describe('of a browser without cookies', () => {
    /** Everything that a form could write. */
    const written = async () => {
      const tables = ['accounts', 'contact_messages', 'guardian_requests', 'pgboss.job'];
      const counts = tables.map((table) => `(select count(*) from ${table}) as "${table}"`);
      return (await api.db.owner.pool.query(`select ${counts.join(', ')}`)).rows[0];
    };
    const message = { subject: 'other', name: 'Noor Haddad', email: 'noor@example.com', body: 'Where is my receipt?' };
    const token = 'A'.repeat(22);

    it.each([
      ['guardian-needed', { firstName: 'Léa', guardianEmail: 'parent@example.com' }, undefined],
      ['guardian-needed?other=true', { action: 'remind' }, undefined],
      [`guardian?token=${token}`, { guardianName: 'Hélène Roy', agreed: 'on' }, undefined],
      [`guardian-withdraw?token=${token}`, { action: 'undo', childName: 'Léa', confirmed: 'on' }, undefined],
      ['reset-password', { email: 'lea@athlete.example' }, undefined],
      ['reset-password?refused=no_cookies', { email: 'lea@athlete.example' }, 'reset-password'],
      [`new-password?token=${token}`, { password, confirmation: password }, undefined],
      ['sign-up?step=access', { ...answers, email: 'new@athlete.example' }, 'sign-up'],
      [`finish-sign-up?token=${token}&step=access`, answers, `finish-sign-up?token=${token}`],
      ['verify-email', { code: '000000' }, ''],
    ])('%s is not sent without cookies, and its page says so', async (page, form, shown = page) => {
      await signUp({ ...answers, email: 'lea@athlete.example' });
      cookies.clear();
      const before = await written();
      const answer = await ask(`/en/auth/${page}`, { method: 'POST', form });
      const at = shown === '' ? '/en/auth' : `/en/auth/${shown}`;
      const location = `${at}${at.includes('?') ? '&' : '?'}refused=no_cookies`;
      expect([answer.status, answer.headers.get('location')]).toEqual([303, location]);
      expect(await written()).toEqual(before);
      expect([...cookies.keys()]).toEqual([]);
    });

    it.each([
      ['/en/contact-us', { ...message, email: '' }],
      [`/en/athletes/${token}/report`, { reason: 'other', body: '' }],
    ])('%s says that it needs cookies if there are none and its message is refused', async (page, form) => {
      cookies.clear();
      const answer = await ask(page, { method: 'POST', form });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `${page}?refused=no_cookies`]);
      expect([...cookies.keys()].filter((name) => name.startsWith('form_'))).toEqual([]);
    });

    it('writes to support all the same, because no cookie says that it was sent', async () => {
      cookies.clear();
      const { config } = await services();
      const signed = signContactForm(config.pepper, new Date(Date.now() - 60_000));
      const answer = await ask('/en/contact-us', { method: 'POST', form: { ...message, form: signed } });
      expect(answer.headers.get('location')).toMatch(/^\/en\/contact-us\?sent=/);
    });
  });

  it('that was refused without cookies no longer says so in its address once there are some', async () => {
    const form = { firstName: 'Léa', guardianEmail: 'maman' };
    const page = '/en/auth/guardian-needed';
    const answer = await ask(`${page}?other=true&refused=no_cookies`, { method: 'POST', form });
    expect(answer.headers.get('location')).toBe(`${page}?other=true`);
    expect(kept('guardian-needed')).toMatchObject({ refusal: { field: 'guardianEmail' } });
  });

  it('whose session has ended asks for a log-in first', async () => {
    const answer = await verify('000000');
    expect(answer.headers.get('location')).toBe('/en/auth?next=%2Fen%2Fauth%2Fverify-email');
  });
});
