import { createAccounts } from '@palmares/db/accounts';
import { guardianTextVersion } from '@palmares/domain/account';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerCookie, type FormName } from '../forms/answer-cookie.ts';
import { servedApi } from '../testing/served-api.ts';
import { renderForms } from './testing/render-forms.ts';

const api = servedApi({ render: renderForms });
const { cookies } = api;

/** The cookies of a browser that came from the form's page. */
const freshBrowser = () => {
  cookies.clear();
  cookies.set('lang', 'en');
};
beforeEach(freshBrowser);

const accounts = createAccounts({ pepper: Buffer.alloc(32, 7), now: () => new Date() });
const password = 'trois buts en finale';

/** Posts the form of a page, and returns where the browser goes next. */
const post = async (page: string, form: Readonly<Record<string, string>>, address?: string) => {
  const answer = await api.ask(`/en/auth/${page}`, { method: 'POST', form, ...(address ? { address } : {}) });
  expect(answer.status).toBe(303);
  return (answer.headers.get('location') ?? '').replace('/en/auth/', '');
};

/** Takes the answer that the post left for its page. */
const answerOf = (form: FormName) => {
  const kept = JSON.parse(cookies.get(answerCookie(form)) ?? 'null');
  cookies.delete(answerCookie(form));
  return kept;
};

const newAddress = (who: string): string => `${who}-${crypto.randomUUID()}@example.com`;

/** Asks a guardian, and returns the links in their mails. */
const ask = async () => {
  const guardianEmail = newAddress('parent');
  expect(await post('guardian-needed', { firstName: 'Léa', guardianEmail })).toBe('guardian-needed');
  const requestId = cookies.get('guardian_request') ?? '';
  const tokens = async () => {
    const mail = await accounts.guardianMail(api.db.database.kysely, requestId);
    if (!mail) throw new Error('no mail is due');
    return mail;
  };
  return { guardianEmail, requestId, tokens };
};

/** The token that a guardian was mailed for the account that asked last. */
const tokenOfAccount = async (): Promise<string> => {
  const sql = 'select id from guardian_requests where athlete_id is not null order by asked_at desc';
  const { rows } = await api.db.owner.pool.query(sql);
  return (await accounts.guardianMail(api.db.database.kysely, rows[0].id))?.requestToken ?? '';
};

const confirmed = { childName: 'lea', confirmed: 'on' };
const guardianAt = '198.51.100.7';
const textVersion = guardianTextVersion;

/** The guardian answers in a browser of their own. */
const agree = async (token: string) => {
  const kept = new Map(cookies);
  freshBrowser();
  const form = { textVersion, guardianName: 'Hélène Roy', agreed: 'on' };
  expect(await post(`guardian?token=${token}`, form, guardianAt)).toBe(`guardian?token=${token}`);
  const answer = answerOf('guardian');
  for (const [name, value] of kept) cookies.set(name, value);
  return answer;
};

const athlete = () => ({
  step: 'access',
  firstName: 'Léa',
  lastName: 'Roy',
  'bday-day': '02',
  'bday-month': '01',
  'bday-year': String(new Date().getUTCFullYear() - 12),
  country: 'can',
  region: 'QC',
  email: newAddress('lea'),
  password,
  confirmation: password,
  terms: 'on',
});

const signedUp = async () => {
  const asked = await ask();
  const { requestToken, withdrawToken } = await asked.tokens();
  expect(await agree(requestToken)).toEqual({ done: 'done', typed: {} });
  const token = (await asked.tokens()).finishToken ?? '';
  expect(await post(`finish-sign-up?token=${token}`, athlete())).toBe('verify-email');
  return { token, withdrawToken };
};

describe('without a script, asking a guardian', () => {
  it('is refused beside the field, with what was typed', async () => {
    const typed = { firstName: 'Léa', guardianEmail: 'maman' };
    expect(await post('guardian-needed?other=true', typed)).toBe('guardian-needed?other=true');
    expect(answerOf('guardian-needed')).toEqual({
      refusal: expect.objectContaining({ code: 'email_invalid', field: 'guardianEmail' }),
      typed,
    });
    expect(cookies.has('guardian_request')).toBe(false);
  });

  it('sends the mail again, once a day', async () => {
    const { requestId } = await ask();
    const remind = () => post('guardian-needed', { action: 'remind' });
    const mails = async () => {
      const sql = "select 1 from pgboss.job where name = 'send-guardian-link' and data->>'requestId' = $1";
      return (await api.db.owner.pool.query(sql, [requestId])).rowCount;
    };
    expect(await mails()).toBe(1);
    await api.db.owner.pool.query("delete from rate_limits where key like '%guardian-mailbox%'");
    expect(await remind()).toBe('guardian-needed');
    expect(answerOf('guardian-needed')).toEqual({ done: 'remind', typed: {} });
    expect(await mails()).toBe(2);
    await remind();
    expect(answerOf('guardian-needed')).toMatchObject({ refusal: { code: 'guardian_asked_today' } });
    expect(await mails()).toBe(2);
  });
});

describe('the plain form of a guardian', () => {
  it('asks for the tick again, with the name that was typed', async () => {
    const { requestToken } = await (await ask()).tokens();
    freshBrowser();
    const page = `guardian?token=${requestToken}.`;
    expect(await post(page, { textVersion, guardianName: 'Hélène Roy' }, guardianAt)).toBe(page);
    expect(answerOf('guardian')).toEqual({
      refusal: { code: 'agreement_required', field: 'agreed' },
      typed: { guardianName: 'Hélène Roy', textVersion },
    });
  });

  it('returns the tick, with the version of the text that was read', async () => {
    const { requestToken } = await (await ask()).tokens();
    freshBrowser();
    await post(`guardian?token=${requestToken}`, { textVersion, guardianName: '', agreed: 'on' }, guardianAt);
    expect(answerOf('guardian')).toEqual({
      refusal: { code: 'required', field: 'guardianName' },
      typed: { guardianName: '', agreed: 'on', textVersion },
    });
  });

  it('says yes, and hears that a link to finish comes, or that the account is open', async () => {
    const { withdrawToken } = await signedUp();
    await post(`guardian-withdraw?token=${withdrawToken}`, { action: 'withdraw', ...confirmed }, guardianAt);
    await api.call('guardian.askAgain', { guardianEmail: newAddress('parent') });
    expect(await agree(await tokenOfAccount())).toEqual({ done: 'open', typed: {} });
  });

  it('ends the permission without cookies too, because its page shows that, and needs some to undo it', async () => {
    const { withdrawToken } = await signedUp();
    const page = `guardian-withdraw?token=${withdrawToken}`;
    const withoutCookies = (action: string) => {
      cookies.clear();
      return post(page, { action, ...confirmed }, guardianAt);
    };
    const shown = async () => {
      const answer = await api.query('guardian.withdrawalPage', { token: withdrawToken });
      return (await answer.json()).result.data.json.state;
    };
    expect(await shown()).toBe('account');
    expect(await withoutCookies('withdraw')).toBe(page);
    expect(await shown()).toBe('withdrawn');
    expect(await withoutCookies('undo')).toBe(`${page}&refused=no_cookies`);
    expect(await shown()).toBe('withdrawn');
  });

  it('ends the permission, has that confirmed by mail and undoes it, each by its own form', async () => {
    const { withdrawToken } = await signedUp();
    const page = `guardian-withdraw?token=${withdrawToken}`;
    const send = async (form: Readonly<Record<string, string>>) => {
      expect(await post(page, form, guardianAt)).toBe(page);
      return answerOf('guardian-withdraw');
    };
    const wrong = { action: 'withdraw', childName: 'Zoé', confirmed: 'on' };
    expect(await send(wrong)).toMatchObject({
      refusal: { code: 'child_name_wrong', field: 'childName' },
      typed: { action: 'withdraw', childName: 'Zoé' },
    });
    expect(await send({ ...wrong, childName: 'lea' })).toEqual({ done: 'withdraw', typed: {} });
    expect(await send({ action: 'receipt', email: 'nobody' })).toMatchObject({
      refusal: { code: 'email_invalid', field: 'email' },
      typed: { action: 'receipt', email: 'nobody' },
    });
    const email = newAddress('relative');
    expect(await send({ action: 'receipt', email })).toEqual({ done: 'receipt', typed: {} });
    const kept = await api.db.owner.pool.query('select kind from guardian_receipts where email = $1', [email]);
    expect(kept.rowCount).toBe(1);
    freshBrowser();
    expect(await send({ action: 'undo', childName: 'lea' })).toMatchObject({
      refusal: { code: 'confirmation_required', field: 'confirmed' },
    });
    expect(await send({ action: 'undo', childName: 'lea', confirmed: 'on' })).toEqual({ done: 'undo', typed: {} });
  });
});

describe('the plain form of a guardian, in the athlete’s own browser,', () => {
  const yes = { textVersion, guardianName: 'Hélène Roy', agreed: 'on' };
  const sameBrowser = { refusal: { code: 'guardian_same_browser' } };

  it('does not say the guardian’s yes to the request that it made', async () => {
    const asked = await ask();
    const { requestToken } = await asked.tokens();
    await post(`guardian?token=${requestToken}`, yes, guardianAt);
    expect(answerOf('guardian')).toMatchObject(sameBrowser);
    expect((await asked.tokens()).finishToken).toBeNull();
    expect(await agree(requestToken)).toEqual({ done: 'done', typed: {} });
  });

  it('does not say it for the account that is logged in', async () => {
    const { withdrawToken } = await signedUp();
    await post(`guardian-withdraw?token=${withdrawToken}`, { action: 'withdraw', ...confirmed }, guardianAt);
    cookies.delete(answerCookie('guardian-withdraw'));
    await api.call('guardian.askAgain', { guardianEmail: newAddress('parent') });
    cookies.delete('guardian_request');
    await post(`guardian?token=${await tokenOfAccount()}`, yes, guardianAt);
    expect(answerOf('guardian')).toMatchObject(sameBrowser);
    expect(await agree(await tokenOfAccount())).toEqual({ done: 'open', typed: {} });
  });

  it('does not undo a refusal of its request, nor the end of the permission', async () => {
    const undo = async (token: string) => {
      await post(`guardian-withdraw?token=${token}`, { action: 'undo', ...confirmed }, guardianAt);
      return answerOf('guardian-withdraw');
    };
    const withdraw = (token: string) =>
      post(`guardian-withdraw?token=${token}`, { action: 'withdraw', ...confirmed }, guardianAt);
    const { withdrawToken: ofRequest } = await (await ask()).tokens();
    await withdraw(ofRequest);
    expect(await undo(ofRequest)).toMatchObject(sameBrowser);
    freshBrowser();
    expect(await undo(ofRequest)).toEqual({ done: 'undo', typed: {} });

    const { withdrawToken } = await signedUp();
    await withdraw(withdrawToken);
    expect(await undo(withdrawToken)).toMatchObject(sameBrowser);
    freshBrowser();
    expect(await undo(withdrawToken)).toEqual({ done: 'undo', typed: {} });
  });
});

describe('without a script, a browser that does not say where a form comes from', () => {
  const send = (page: string, form: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>>) =>
    api.ask(`/en/auth/${page}`, { method: 'POST', form, headers, address: guardianAt });
  const yes = { textVersion, guardianName: 'Hélène Roy', agreed: 'on' };

  it('answers for a guardian and ends the permission, because another site does not know the token', async () => {
    const asked = await ask();
    const { requestToken, withdrawToken } = await asked.tokens();
    freshBrowser();
    const headers = { origin: 'null' };
    expect((await send(`guardian?token=${requestToken}`, yes, headers)).status).toBe(303);
    expect(answerOf('guardian')).toEqual({ done: 'done', typed: {} });
    const no = { action: 'withdraw', ...confirmed };
    expect((await send(`guardian-withdraw?token=${withdrawToken}`, no, headers)).status).toBe(303);
    expect(answerOf('guardian-withdraw')).toEqual({ done: 'withdraw', typed: {} });
  });

  it.each([
    ['names another site', { origin: 'https://evil.example' }],
    ['says that it is another site', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ])('but is refused if it %s', async (_, headers) => {
    const asked = await ask();
    const { requestToken, withdrawToken } = await asked.tokens();
    freshBrowser();
    expect((await send(`guardian?token=${requestToken}`, yes, headers)).status).toBe(403);
    const no = { action: 'withdraw', ...confirmed };
    expect((await send(`guardian-withdraw?token=${withdrawToken}`, no, headers)).status).toBe(403);
    expect(await asked.tokens()).toMatchObject({ requestToken });
  });

  it('asks no guardian, because that form holds no secret', async () => {
    const form = { firstName: 'Léa', guardianEmail: newAddress('parent') };
    expect((await send('guardian-needed', form, { origin: 'null' })).status).toBe(403);
  });
});

describe('without a script, the link to finish', () => {
  it('creates the account step by step, and keeps its token in the address', async () => {
    const asked = await ask();
    await agree((await asked.tokens()).requestToken);
    const page = `finish-sign-up?token=${(await asked.tokens()).finishToken}`;
    const typed = athlete();
    expect(await post(page, { ...typed, step: 'name', lastName: '' })).toBe(page);
    expect(answerOf('finish-sign-up')).toMatchObject({ refusal: { field: 'lastName' }, typed: { firstName: 'Léa' } });
    expect(await post(page, { ...typed, step: 'name' })).toBe(`${page}&step=birth`);
    expect(await post(`${page}&step=birth`, { ...typed, step: 'birth' })).toBe(`${page}&step=access`);
    expect(await post(`${page}&step=access`, { ...typed, confirmation: 'another' })).toBe(`${page}&step=access`);
    expect(answerOf('finish-sign-up')).toMatchObject({ refusal: { code: 'passwords_differ' } });
    expect(await post(`${page}&step=access`, typed)).toBe('verify-email');
    expect(answerOf('finish-sign-up')).toBeNull();
    const { rows } = await api.db.owner.pool.query('select first_name from accounts where email = $1', [typed.email]);
    expect(rows).toEqual([{ first_name: 'Léa' }]);
  });

  it('that is gone or invented makes no account, and says so', async () => {
    const { token } = await signedUp();
    for (const dead of [token, 'invented', '']) {
      const typed = athlete();
      await post(`finish-sign-up?token=${dead}`, typed);
      expect(answerOf('finish-sign-up')).toMatchObject({ refusal: { code: 'guardian_link_invalid' } });
      const made = await api.db.owner.pool.query('select 1 from accounts where email = $1', [typed.email]);
      expect(made.rowCount).toBe(0);
    }
  });
});
