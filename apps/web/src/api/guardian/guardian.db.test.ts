import { closeAttempt } from '@palmares/application';
import { createAccounts, grownUpAthletes } from '@palmares/db/accounts';
import { foldStream } from '@palmares/db/event-store';
import { guardianTextVersion } from '@palmares/domain/account';
import { scoredAttempt } from '@palmares/domain/identity';
import { bank } from '@palmares/domain/identity/bank';
import { streamOf } from '@palmares/domain/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Asked as Asking, servedApi } from '../testing/served-api.ts';
import { services } from '../transport/services.server.ts';
import { renderForms } from './testing/render-forms.ts';

const origin = 'https://palmares.example';
const pepper = Buffer.alloc(32, 7);
const accounts = createAccounts({ pepper, now: () => new Date() });
const phone = 'Mozilla/5.0 (iPhone) Safari/605';
const laptop = 'Mozilla/5.0 (Windows) Chrome/130';
const password = 'trois buts en finale';

const api = servedApi({ origin, render: renderForms });
const { cookies } = api;
let visitors = 0;

beforeEach(() => {
  visitors += 1;
});

const athleteAt = () => ({ agent: phone, address: `192.0.2.${visitors}` });
const guardianAt = () => ({ agent: laptop, address: `198.51.100.${visitors}` });
type Place = ReturnType<typeof athleteAt>;

const from = ({ agent, address }: Place): Asking => ({ address, headers: { 'user-agent': agent } });

const call = (procedure: string, input: unknown, place: Place) => api.call(procedure, input, from(place));

const look = async (procedure: string, input: unknown, place: Place) => {
  const query = encodeURIComponent(JSON.stringify(input));
  const answer = await api.ask(`/api/trpc/${procedure}?input=${query}`, from(place));
  return (await answer.json()).result?.data?.json;
};

const newAddress = (who: string): string => `${who}-${crypto.randomUUID()}@example.com`;

interface Asked {
  readonly requestId: string;
  readonly guardianEmail: string;
}

const ask = async (guardianEmail = newAddress('parent')): Promise<Asked> => {
  const asked = await call('guardian.ask', { firstName: 'Léa', guardianEmail }, athleteAt());
  expect(asked.outcome).toMatchObject({ ok: true });
  const requestId = cookies.get('guardian_request') ?? '';
  return { requestId, guardianEmail };
};

const mailTo = async ({ requestId }: Asked) => {
  const mail = await accounts.guardianMail(api.db.database.kysely, requestId);
  if (!mail) throw new Error('no mail is due');
  return mail;
};

/** The guardian opens the link in a browser of their own. */
const elsewhere = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const kept = new Map(cookies);
  cookies.clear();
  try {
    return await work();
  } finally {
    cookies.clear();
    for (const [name, value] of kept) cookies.set(name, value);
  }
};

const yes = { guardianName: 'Hélène Roy', agreed: true };

const answer = (token: string, place = guardianAt(), form: object = yes) =>
  call('guardian.answer', { token, form, textVersion: guardianTextVersion }, place);

/** Lets ten minutes pass, after which the second email is due. */
const waitForSecondMail = async (asked: Asked) => {
  const { rowCount } = await api.db.owner.pool.query(
    "update guardian_requests set answered_at = answered_at - interval '10 minutes' where id = $1 and second_hash is not null",
    [asked.requestId],
  );
  expect(rowCount).toBe(1);
  return { secondToken: (await mailTo(asked)).secondToken ?? '' };
};

const decision = { childName: ' lea', confirmed: true };

const withdraw = (token: string, form: object = decision) => call('guardian.withdraw', { token, form }, guardianAt());

const undo = (token: string, form: object = decision) =>
  elsewhere(() => call('guardian.undoWithdrawal', { token, form }, guardianAt()));

const withdrawal = (token: string) => look('guardian.withdrawalPage', { token }, guardianAt());

/** Lets a day pass after a refusal or withdrawal. */
const dayLater = async () => {
  await api.db.owner.pool.query("update guardian_requests set refused_at = refused_at - interval '24 hours'");
  await api.db.owner.pool.query("update guardians set withdrawn_at = withdrawn_at - interval '24 hours'");
};

const agreed = async (): Promise<Asked & { readonly token: string }> => {
  const asked = await ask();
  const { requestToken } = await mailTo(asked);
  expect((await elsewhere(() => answer(requestToken))).outcome).toMatchObject({ ok: true });
  return { ...asked, token: (await mailTo(asked)).finishToken ?? '' };
};

const formOf = (given: object = {}) => ({
  firstName: 'Léa',
  lastName: 'Roy',
  email: newAddress('lea'),
  password,
  confirmation: password,
  dateOfBirth: `${new Date().getUTCFullYear() - 12}-01-02`,
  country: 'can',
  region: 'QC',
  terms: true,
  ...given,
});

const finish = (token: string, given: object = {}) =>
  call('guardian.signUp', { token, form: formOf(given) }, athleteAt());

const signedUp = async () => {
  const request = await agreed();
  const { withdrawToken } = await mailTo(request);
  const { outcome } = await finish(request.token);
  return { ...request, withdrawToken, athleteId: String(outcome.value.athleteId) };
};

const countOf = async (sql: string, values: readonly unknown[]): Promise<number> => {
  const { rows } = await api.db.owner.pool.query(`select count(*)::int as n from ${sql}`, [...values]);
  return rows[0].n;
};

const eventsOf = async (athleteId: string) => {
  const { log } = await services();
  return (await log.load(streamOf('portfolio', athleteId))).map(({ event }) => event);
};

describe('asking a guardian', () => {
  it('keeps a first name and the guardian’s address, and queues one mail', async () => {
    const { requestId, guardianEmail } = await ask();
    const { rows } = await api.db.owner.pool.query('select * from guardian_requests where id = $1', [requestId]);
    expect(rows[0]).toMatchObject({ guardian_email: guardianEmail, first_name: 'Léa', guardian_name: null });
    expect(Object.keys(rows[0]).sort()).toEqual([
      'agreed_at',
      'answered_at',
      'asked_at',
      'asker_hash',
      'athlete_id',
      'expires_at',
      'finish_hash',
      'first_name',
      'guardian_email',
      'guardian_name',
      'id',
      'locale',
      'refused_at',
      'second_hash',
      'text_version',
      'token_hash',
      'withdraw_hash',
    ]);
    expect(rows[0].asker_hash).not.toContain(athleteAt().address);
    expect(await countOf("pgboss.job where name = 'send-guardian-link' and data->>'requestId' = $1", [requestId])).toBe(
      1,
    );
    expect(await look('guardian.asked', undefined, athleteAt())).toMatchObject({ guardianEmail, state: 'asked' });
  });

  it('writes to one address once a day, whoever asks and however it is spelled', async () => {
    const { guardianEmail } = await ask();
    const refusal = { code: 'guardian_asked_today', field: 'guardianEmail' };
    const again = { firstName: 'Zoé', guardianEmail: guardianEmail.toUpperCase() };
    expect((await call('guardian.ask', again, guardianAt())).outcome).toEqual({ ok: false, refusal });
    expect((await call('guardian.remind', null, athleteAt())).outcome).toMatchObject({ ok: false });
  });

  it('is refused for a name that is a website', async () => {
    const asked = { firstName: 'evil.com', guardianEmail: newAddress('parent') };
    const { outcome } = await call('guardian.ask', asked, athleteAt());
    expect(outcome.refusal).toEqual({ code: 'name_invalid', field: 'firstName' });
  });

  it('is refused where an answer was below 10', async () => {
    cookies.set('age_gate', 'young');
    const guardianEmail = newAddress('parent');
    const { outcome } = await call('guardian.ask', { firstName: 'Léa', guardianEmail }, athleteAt());
    expect(outcome.refusal.code).toBe('age_out_of_range');
    expect(await countOf('guardian_requests where guardian_email = $1', [guardianEmail])).toBe(0);
  });

  it('another address replaces the request of this browser', async () => {
    const first = await ask();
    const second = await ask();
    expect(await countOf('guardian_requests where id = $1', [first.requestId])).toBe(0);
    expect(await countOf('guardian_requests where id = $1', [second.requestId])).toBe(1);
  });
});

describe('the guardian’s link', () => {
  it('shows the first name and the text, and looking at it changes nothing', async () => {
    const asked = await ask();
    const { requestToken, withdrawToken } = await mailTo(asked);
    for (let looks = 0; looks < 3; looks += 1) {
      const page = await look('guardian.page', { token: requestToken }, guardianAt());
      expect(page).toMatchObject({ state: 'asking', firstName: 'Léa', version: guardianTextVersion });
      expect(await withdrawal(withdrawToken)).toEqual({ state: 'request', firstName: 'Léa' });
    }
    expect((await mailTo(asked)).guardianName).toBeNull();
  });

  it('works once, also twice at once', async () => {
    const asked = await ask();
    const { requestToken } = await mailTo(asked);
    const answers = await elsewhere(() => Promise.all([answer(requestToken), answer(requestToken)]));
    expect(answers.map(({ outcome }) => outcome.ok).sort()).toEqual([false, true]);
    expect(await look('guardian.page', { token: requestToken }, guardianAt())).toMatchObject({
      state: 'answered',
      agreedAt: expect.any(String),
    });
  });

  it('does not count from the browser that asked, wherever that is', async () => {
    const { requestToken } = await mailTo(await ask());
    for (const place of [athleteAt(), guardianAt()])
      expect((await answer(requestToken, place)).outcome).toEqual({
        ok: false,
        refusal: { code: 'guardian_same_browser' },
      });
    expect((await elsewhere(() => answer(requestToken))).outcome).toEqual({ ok: true, value: 'agreed' });
  });

  it('needs a name and a yes', async () => {
    const { requestToken } = await mailTo(await ask());
    for (const [form, code] of [
      [{ guardianName: '', agreed: true }, 'required'],
      [{ guardianName: 'Hélène Roy', agreed: false }, 'agreement_required'],
    ] as const)
      expect((await elsewhere(() => answer(requestToken, guardianAt(), form))).outcome.refusal.code).toBe(code);
  });

  it('is dead after 7 days, and the hourly job deletes what was asked', async () => {
    const asked = await agreed();
    const { requestToken, withdrawToken } = await mailTo(asked);
    await api.db.owner.pool.query(
      "update guardian_requests set expires_at = expires_at - interval '7 days' where id = $1",
      [asked.requestId],
    );
    expect(await look('guardian.page', { token: requestToken }, guardianAt())).toEqual({ state: 'invalid' });
    expect(await withdrawal(withdrawToken)).toEqual({ state: 'invalid' });
    expect((await finish(asked.token)).outcome.refusal.code).toBe('guardian_link_invalid');
    expect(await accounts.deleteEndedGuardianRequests(api.db.database.kysely)).toBeGreaterThan(0);
    expect(await countOf('guardian_requests where id = $1', [asked.requestId])).toBe(0);
  });
});

describe('a yes from a phone like the one that asked, at the same address', () => {
  const atHome = async () => {
    const asked = await ask();
    const { requestToken } = await mailTo(asked);
    const answered = await elsewhere(() => answer(requestToken, athleteAt()));
    expect(answered.outcome).toEqual({ ok: true, value: 'agreed_once' });
    return { ...asked, requestToken };
  };
  const jobsFor = (requestId: string) =>
    countOf("pgboss.job where name = 'send-guardian-link' and data->>'requestId' = $1", [requestId]);
  const confirm = (token: string, form: object = { agreed: true }) => elsewhere(() => answer(token, athleteAt(), form));

  it('counts once it is said again by a second mail, ten minutes later', async () => {
    const asked = await atHome();
    expect(await accounts.guardianMail(api.db.database.kysely, asked.requestId)).toBeUndefined();
    expect(
      await countOf(
        `pgboss.job where name = 'send-guardian-link' and data->>'requestId' = $1
          and start_after - created_on between interval '595 seconds' and interval '605 seconds'`,
        [asked.requestId],
      ),
    ).toBe(1);
    expect(await look('guardian.page', { token: asked.requestToken }, guardianAt())).toEqual({
      state: 'second_mail',
      firstName: 'Léa',
    });
    expect(await look('guardian.asked', undefined, athleteAt())).toMatchObject({
      state: 'agreed_once',
      isMailDue: false,
    });
    const { secondToken } = await waitForSecondMail(asked);
    const page = await look('guardian.page', { token: secondToken }, guardianAt());
    expect(page).toMatchObject({ state: 'confirming', firstName: 'Léa', isTextNew: false, hasAccount: false });
    expect((await confirm(secondToken, { agreed: false })).outcome.refusal.code).toBe('agreement_required');
    expect((await confirm(secondToken)).outcome).toEqual({ ok: true, value: 'agreed' });
    const { finishToken, guardianName } = await mailTo(asked);
    expect(guardianName).toBe('Hélène Roy');
    expect((await finish(finishToken ?? '')).outcome).toMatchObject({ ok: true });
  });

  it('counts once when it is confirmed by the second link, also twice at once, and by no other link', async () => {
    const asked = await atHome();
    const { secondToken } = await waitForSecondMail(asked);
    for (const place of [guardianAt(), athleteAt()])
      expect((await elsewhere(() => answer(asked.requestToken, place))).outcome.refusal.code).toBe(
        'guardian_link_invalid',
      );
    const answers = await elsewhere(() =>
      Promise.all([1, 2].map(() => answer(secondToken, athleteAt(), { agreed: true }))),
    );
    expect(answers.map(({ outcome }) => outcome.ok).sort()).toEqual([false, true]);
    for (const token of [asked.requestToken, secondToken])
      expect(await look('guardian.page', { token }, guardianAt())).toMatchObject({ state: 'answered' });
  });

  it('is not said again in the browser that asked', async () => {
    const { secondToken } = await waitForSecondMail(await atHome());
    const tried = await answer(secondToken, guardianAt(), { agreed: true });
    expect(tried.outcome.refusal).toEqual({ code: 'guardian_same_browser' });
  });

  it('has its second mail sent again by the athlete’s page, but not before it is due', async () => {
    const asked = await atHome();
    await api.db.owner.pool.query("delete from rate_limits where key like '%guardian-mailbox%'");
    await call('guardian.remind', null, athleteAt());
    expect(await jobsFor(asked.requestId)).toBe(2);
    await waitForSecondMail(asked);
    expect(await look('guardian.asked', undefined, athleteAt())).toMatchObject({ isMailDue: true });
    expect((await call('guardian.remind', null, athleteAt())).outcome).toMatchObject({ ok: true });
    expect(await jobsFor(asked.requestId)).toBe(3);
  });

  it('is gone once the athlete asks another, or the guardian says no', async () => {
    const replaced = await waitForSecondMail(await atHome());
    await ask();
    expect((await confirm(replaced.secondToken)).outcome.refusal.code).toBe('guardian_link_invalid');
    const refused = await atHome();
    const { secondToken } = await waitForSecondMail(refused);
    const { withdrawToken } = await mailTo(refused);
    await withdraw(withdrawToken);
    expect((await confirm(secondToken)).outcome.refusal.code).toBe('guardian_link_invalid');
  });

  it('is to the text that the second page shows, if that changed in between', async () => {
    const asked = await atHome();
    const { secondToken } = await waitForSecondMail(asked);
    await api.db.owner.pool.query(`update guardian_requests set text_version = '2026-11-27' where id = $1`, [
      asked.requestId,
    ]);
    expect(await look('guardian.page', { token: secondToken }, guardianAt())).toMatchObject({ isTextNew: true });
    const stale = { token: secondToken, form: { agreed: true }, textVersion: '2026-11-27' };
    expect((await elsewhere(() => call('guardian.answer', stale, guardianAt()))).outcome.refusal.code).toBe(
      'guardian_link_invalid',
    );
    expect((await confirm(secondToken)).outcome).toMatchObject({ ok: true });
    expect(
      await countOf('guardian_requests where id = $1 and text_version = $2', [asked.requestId, guardianTextVersion]),
    ).toBe(1);
  });

  it('is dead after 7 days, as the request is', async () => {
    const asked = await atHome();
    const { secondToken } = await waitForSecondMail(asked);
    await api.db.owner.pool.query(
      "update guardian_requests set expires_at = expires_at - interval '7 days' where id = $1",
      [asked.requestId],
    );
    expect(await accounts.guardianMail(api.db.database.kysely, asked.requestId)).toBeUndefined();
    expect(await look('guardian.page', { token: secondToken }, guardianAt())).toEqual({ state: 'invalid' });
    expect((await confirm(secondToken)).outcome.refusal.code).toBe('guardian_link_invalid');
  });
});

describe('the link to finish', () => {
  it('creates the account, with the guardian’s agreement as its second event, and is then gone', async () => {
    const { athleteId, requestId, token, withdrawToken } = await signedUp();
    const [, second] = await eventsOf(athleteId);
    expect(second).toEqual({
      type: 'GuardianConfirmed',
      data: {
        textVersion: guardianTextVersion,
        language: 'en',
        method: 'mailed_link',
        guardianName: 'Hélène Roy',
      },
    });
    expect(await countOf('guardian_requests where id = $1', [requestId])).toBe(0);
    expect(await look('guardian.finishPage', { token }, athleteAt())).toBeNull();
    expect(await withdrawal(withdrawToken)).toMatchObject({ state: 'account' });
  });

  it('is for one first name and not for the guardian’s own mailbox', async () => {
    const { token, guardianEmail } = await agreed();
    const email = guardianEmail.replace('@', '+lea@');
    expect((await finish(token, { email })).outcome.refusal).toEqual({ code: 'guardian_same_mailbox', field: 'email' });
    const { outcome } = await finish(token, { firstName: 'Somebody' });
    const [started] = await eventsOf(outcome.value.athleteId);
    expect(started).toMatchObject({ data: { firstName: 'Léa' } });
  });

  it('makes no account below 10, also with another date once that was said', async () => {
    const { token } = await agreed();
    for (const years of [9, 12]) {
      const { outcome } = await finish(token, { dateOfBirth: `${new Date().getUTCFullYear() - years}-01-02` });
      expect(outcome.refusal).toMatchObject({ code: 'age_out_of_range', field: 'dateOfBirth' });
    }
  });

  it('used twice at once makes one account', async () => {
    const { token } = await agreed();
    const emails = [newAddress('one'), newAddress('two')];
    const made = await Promise.all(emails.map((email) => finish(token, { email })));
    expect(made.map(({ outcome }) => outcome.ok).sort()).toEqual([false, true]);
    expect(await countOf('accounts where email = any($1)', [emails])).toBe(1);
  });

  it('that is invented opens nothing', async () => {
    for (const token of ['', 'x', 'A'.repeat(22)])
      expect((await finish(token)).outcome.refusal).toEqual({ code: 'guardian_link_invalid' });
  });
});

describe('a no', () => {
  it('before there is an account ends the request at once, and can be taken back for a day by the same link', async () => {
    const asked = await agreed();
    const { withdrawToken } = await mailTo(asked);
    expect((await withdraw(withdrawToken)).outcome).toMatchObject({ ok: true });
    expect(await withdrawal(withdrawToken)).toMatchObject({ state: 'refused', firstName: 'Léa' });
    expect((await finish(asked.token)).outcome.refusal.code).toBe('guardian_link_invalid');
    expect(await accounts.guardianMail(api.db.database.kysely, asked.requestId)).toBeUndefined();
    expect(await look('guardian.asked', undefined, athleteAt())).toBeNull();
    expect((await undo(withdrawToken)).outcome).toMatchObject({ ok: true });
    expect((await undo(withdrawToken)).outcome.refusal.code).toBe('guardian_link_invalid');
    expect(await look('guardian.asked', undefined, athleteAt())).toMatchObject({ state: 'agreed' });
    expect((await finish(asked.token)).outcome).toMatchObject({ ok: true });
  });

  it('that is taken back lets the guardian answer', async () => {
    const asked = await ask();
    const { requestToken, withdrawToken } = await mailTo(asked);
    await withdraw(withdrawToken);
    expect(await look('guardian.page', { token: requestToken }, guardianAt())).toMatchObject({ state: 'refused' });
    expect((await elsewhere(() => answer(requestToken))).outcome.refusal.code).toBe('guardian_link_invalid');
    await undo(withdrawToken);
    expect((await elsewhere(() => answer(requestToken))).outcome).toMatchObject({ ok: true });
  });

  it('that is taken back has the mail sent that was due meanwhile, each time', async () => {
    const asked = await ask();
    const { requestToken, withdrawToken } = await mailTo(asked);
    await elsewhere(() => answer(requestToken, athleteAt()));
    const jobs = () =>
      countOf("pgboss.job where name = 'send-guardian-link' and data->>'requestId' = $1", [asked.requestId]);
    const changeMind = async () => {
      await withdraw(withdrawToken);
      await undo(withdrawToken);
    };
    await changeMind();
    expect(await jobs()).toBe(2);
    await waitForSecondMail(asked);
    await changeMind();
    await changeMind();
    expect(await jobs()).toBe(4);
  });

  it('is deleted after a day, and the link has nothing to take back', async () => {
    const asked = await ask();
    const { withdrawToken } = await mailTo(asked);
    await withdraw(withdrawToken);
    await accounts.deleteEndedGuardianRequests(api.db.database.kysely);
    expect(await countOf('guardian_requests where id = $1', [asked.requestId])).toBe(1);
    await dayLater();
    expect((await undo(withdrawToken)).outcome.refusal.code).toBe('guardian_link_invalid');
    expect(await withdrawal(withdrawToken)).toEqual({ state: 'invalid' });
    await accounts.deleteEndedGuardianRequests(api.db.database.kysely);
    expect(await countOf('guardian_requests where id = $1', [asked.requestId])).toBe(0);
  });

  it('is not taken back in the browser that asked, nor once that asked another', async () => {
    const asked = await agreed();
    const { withdrawToken } = await mailTo(asked);
    await withdraw(withdrawToken);
    const input = { token: withdrawToken, form: decision };
    const own = await call('guardian.undoWithdrawal', input, guardianAt());
    expect(own.outcome.refusal).toEqual({ code: 'guardian_same_browser' });
    await ask();
    expect(await countOf('guardian_requests where id = $1', [asked.requestId])).toBe(0);
    expect((await undo(withdrawToken)).outcome.refusal.code).toBe('guardian_link_invalid');
  });
});

describe('taking an agreement back', () => {
  it('is undone for a day by the same link, as an event, and everything is as it was', async () => {
    const { athleteId, withdrawToken } = await signedUp();
    expect((await withdraw(withdrawToken)).outcome).toMatchObject({ ok: true });
    expect(await withdrawal(withdrawToken)).toMatchObject({ state: 'withdrawn', undoableUntil: expect.anything() });
    const input = { token: withdrawToken, form: decision };
    const own = await call('guardian.undoWithdrawal', input, athleteAt());
    expect(own.outcome.refusal).toEqual({ code: 'guardian_same_browser' });
    expect((await undo(withdrawToken)).outcome).toMatchObject({ ok: true });
    expect(await look('guardian.standing', undefined, athleteAt())).toMatchObject({
      state: 'given',
      mayAskAgain: false,
    });
    expect(await withdrawal(withdrawToken)).toMatchObject({ state: 'account' });
    await Promise.all([1, 2].map(() => withdraw(withdrawToken)));
    const undone = await Promise.all([1, 2].map(() => call('guardian.undoWithdrawal', input, guardianAt())));
    expect(undone.map(({ outcome }) => outcome.ok)).toContain(false);
    expect((await eventsOf(athleteId)).map(({ type }) => type)).toEqual([
      'PortfolioStarted',
      'GuardianConfirmed',
      'GuardianWithdrew',
      'GuardianRestored',
      'GuardianWithdrew',
    ]);
  });

  it('is undone no more after a day, when the athlete asks again, and a new yes opens the account', async () => {
    const { athleteId, withdrawToken } = await signedUp();
    await withdraw(withdrawToken);
    await dayLater();
    expect(await withdrawal(withdrawToken)).toEqual({ state: 'withdrawn', isWithdrawer: true, undoableUntil: null });
    expect((await undo(withdrawToken)).outcome.refusal.code).toBe('guardian_link_invalid');
    const asked = await call('guardian.askAgain', { guardianEmail: newAddress('parent') }, athleteAt());
    expect(asked.outcome).toMatchObject({ ok: true });
    const { requestId = '' } = (await accounts.requestOfAthlete(api.db.database.kysely, athleteId)) ?? {};
    const { requestToken } = await mailTo({ requestId, guardianEmail: '' });
    expect((await elsewhere(() => answer(requestToken))).outcome).toMatchObject({ ok: true });
    expect(await look('guardian.standing', undefined, athleteAt())).toMatchObject({ state: 'given' });
  });

  it('needs the child’s first name, today’s or that of the sign-up, and a tick', async () => {
    const { withdrawToken } = await signedUp();
    for (const [form, code] of [
      [{ childName: '', confirmed: true }, 'required'],
      [{ childName: 'Léa', confirmed: false }, 'confirmation_required'],
      [{ childName: 'Zoé', confirmed: true }, 'child_name_wrong'],
    ] as const) {
      expect((await withdraw(withdrawToken, form)).outcome.refusal.code).toBe(code);
      expect((await undo(withdrawToken, form)).outcome.ok).toBe(false);
    }
    const renamed = await call('account.rename', { firstName: 'Autre', lastName: 'Nom' }, athleteAt());
    expect(renamed.outcome).toMatchObject({ ok: true });
    expect((await withdraw(withdrawToken, { childName: 'LEA', confirmed: true })).outcome).toMatchObject({ ok: true });
    expect((await undo(withdrawToken, { childName: 'Zoé', confirmed: true })).outcome.refusal).toEqual({
      code: 'child_name_wrong',
      field: 'childName',
    });
    expect((await undo(withdrawToken, { childName: 'autre', confirmed: true })).outcome).toMatchObject({ ok: true });
  });

  it('afterwards is an event, once, and makes the portfolio read only', async () => {
    const { athleteId, withdrawToken } = await signedUp();
    const motto = {
      section: 'motto',
      basedOn: 0,
      change: { type: 'WriteMotto', content: { motto: 'On', explanation: '' } },
    };
    const edit = () =>
      call('portfolio.editSection', { athleteId, commandId: crypto.randomUUID(), edit: motto }, athleteAt());
    expect((await edit()).outcome).toMatchObject({ ok: true });
    const attemptId = crypto.randomUUID();
    const test = (name: string, input: object) =>
      call(`identity.${name}`, { athleteId, commandId: crypto.randomUUID(), attemptId, ...input }, athleteAt());
    expect((await test('start', {})).outcome).toMatchObject({ ok: true });
    const withdrawn = [1, 2].map(() => withdraw(withdrawToken));
    for (const { outcome } of await Promise.all(withdrawn)) expect(outcome).toMatchObject({ ok: true });
    const types = (await eventsOf(athleteId)).map(({ type }) => type);
    expect(types).toEqual(['PortfolioStarted', 'GuardianConfirmed', 'MottoWritten', 'GuardianWithdrew']);
    const refused = { ok: false, refusal: { code: 'guardian_withdrew' } };
    expect((await edit()).outcome).toMatchObject(refused);
    expect((await test('start', {})).outcome).toMatchObject(refused);
    const answer = { part: 'grit', item: 'grit-1', agreement: 3 };
    expect((await test('answer', { answer })).outcome).toMatchObject(refused);
    expect((await test('finish', {})).outcome).toMatchObject(refused);
    const file = { kind: 'document', name: 'Report', bytes: 100 };
    expect((await call('files.begin', file, athleteAt())).outcome).toMatchObject(refused);
    const name = { firstName: 'Autre', lastName: 'Nom' };
    expect((await call('account.rename', name, athleteAt())).outcome).toMatchObject(refused);
    const checkout = { requestId: crypto.randomUUID() };
    expect((await call('plan.startCheckout', checkout, athleteAt())).outcome).toMatchObject(refused);
    expect(await look('guardian.standing', undefined, athleteAt())).toMatchObject({ state: 'guardian_withdrew' });
    expect(await withdrawal(withdrawToken)).toMatchObject({ state: 'withdrawn' });
  });

  it('leaves a test that runs to its deadline, whose job scores what was answered before', async () => {
    const { athleteId, withdrawToken } = await signedUp();
    const attemptId = crypto.randomUUID();
    const test = (name: string, input: object) =>
      call(`identity.${name}`, { athleteId, commandId: crypto.randomUUID(), attemptId, ...input }, athleteAt());
    await test('start', {});
    for (const { id: item } of bank.grit)
      expect((await test('answer', { answer: { part: 'grit', item, agreement: 5 } })).outcome.ok).toBe(true);
    await withdraw(withdrawToken);
    const { log } = await services();
    const scored = async () => scoredAttempt((await foldStream(log, 'identity', athleteId)).state)?.scored.result;
    expect(await scored()).toBeUndefined();
    const job = { kind: 'system', jobId: crypto.randomUUID() } as const;
    const at = new Date(Date.now() + 24 * 60 * 60 * 1000);
    expect((await closeAttempt({ log }, job, { athleteId, attemptId, at })).ok).toBe(true);
    expect(await scored()).toMatchObject({ grit: expect.anything(), masks: null });
  });
});

describe('an agreement asked for again', () => {
  const askAgain = (form: object) => call('guardian.askAgain', form, athleteAt());
  const standing = () => look('guardian.standing', undefined, athleteAt());

  /** The request of an athlete who has an account. */
  const requestOf = async (athleteId: string, guardianEmail: string): Promise<Asked> => {
    const request = await accounts.requestOfAthlete(api.db.database.kysely, athleteId);
    return { requestId: request?.requestId ?? '', guardianEmail };
  };

  const askedAgain = async (athleteId: string) => {
    const guardianEmail = newAddress('parent');
    expect((await askAgain({ guardianEmail })).outcome).toMatchObject({ ok: true });
    return mailTo(await requestOf(athleteId, guardianEmail));
  };

  it('opens the account again after a withdrawal, and the earlier link to withdraw still works', async () => {
    const { athleteId, withdrawToken } = await signedUp();
    expect((await withdraw(withdrawToken)).outcome).toMatchObject({
      ok: true,
    });
    expect(await standing()).toMatchObject({ state: 'guardian_withdrew', mayAskAgain: true, asked: null });
    const mail = await askedAgain(athleteId);
    expect(await standing()).toMatchObject({ asked: { guardianEmail: mail.guardianEmail } });
    expect(await look('guardian.page', { token: mail.requestToken }, guardianAt())).toMatchObject({
      state: 'asking',
      firstName: 'Léa',
      hasAccount: true,
    });
    expect((await elsewhere(() => answer(mail.requestToken))).outcome).toMatchObject({ ok: true });
    expect(await standing()).toMatchObject({ state: 'given', mayAskAgain: false });
    expect((await eventsOf(athleteId)).map(({ type }) => type)).toEqual([
      'PortfolioStarted',
      'GuardianConfirmed',
      'GuardianWithdrew',
      'GuardianConfirmed',
    ]);
    expect((await elsewhere(() => answer(mail.requestToken))).outcome.refusal.code).toBe('guardian_link_invalid');
    expect(await countOf('guardian_requests where athlete_id = $1', [athleteId])).toBe(0);
    for (const token of [withdrawToken, mail.withdrawToken])
      expect(await withdrawal(token)).toMatchObject({ state: 'account' });
    const page = (token: string) => look('guardian.page', { token }, guardianAt());
    expect(await page(withdrawToken)).toMatchObject({ state: 'open', confirmedAt: null });
    expect(await page(mail.withdrawToken)).toMatchObject({ state: 'open', confirmedAt: expect.anything() });
    expect((await withdraw(withdrawToken)).outcome).toMatchObject({
      ok: true,
    });
    expect(await standing()).toMatchObject({ state: 'guardian_withdrew' });
    expect(await page(withdrawToken)).toMatchObject({ state: 'withdrawn', withdrawnAt: expect.anything() });
    expect(await page(mail.withdrawToken)).toMatchObject({ state: 'withdrawn', withdrawnAt: null });
    expect(await withdrawal(withdrawToken)).toMatchObject({ state: 'withdrawn', isWithdrawer: true });
    expect(await withdrawal(mail.withdrawToken)).toMatchObject({ isWithdrawer: false, undoableUntil: null });
  });

  it('is to the new text, for whose guardian agreed to an earlier one', async () => {
    const asked = await agreed();
    await api.db.owner.pool.query(`update guardian_requests set text_version = '2026-11-27' where id = $1`, [
      asked.requestId,
    ]);
    const athleteId = String((await finish(asked.token)).outcome.value.athleteId);
    expect(await standing()).toMatchObject({ state: 'given', isTextOutdated: true, mayAskAgain: true });
    const mail = await askedAgain(athleteId);
    expect((await elsewhere(() => answer(mail.requestToken))).outcome).toMatchObject({ ok: true });
    expect(await standing()).toMatchObject({ state: 'given', isTextOutdated: false, mayAskAgain: false });
  });

  it('is not asked of another any more once the guardian takes it back', async () => {
    const asked = await agreed();
    const { withdrawToken } = await mailTo(asked);
    await api.db.owner.pool.query(`update guardian_requests set text_version = '2026-11-27' where id = $1`, [
      asked.requestId,
    ]);
    const athleteId = String((await finish(asked.token)).outcome.value.athleteId);
    const mail = await askedAgain(athleteId);
    await withdraw(withdrawToken);
    expect((await elsewhere(() => answer(mail.requestToken))).outcome.refusal.code).toBe('guardian_link_invalid');
    expect(await standing()).toMatchObject({ state: 'guardian_withdrew', asked: null });
  });

  it('leaves one link that works, also if it is asked for twice at once', async () => {
    const { athleteId, withdrawToken } = await signedUp();
    await withdraw(withdrawToken);
    const asked = await Promise.all([1, 2].map(() => askAgain({ guardianEmail: newAddress('parent') })));
    expect(asked.map(({ outcome }) => outcome.ok)).toEqual([true, true]);
    expect(await countOf('guardian_requests where athlete_id = $1', [athleteId])).toBe(1);
  });

  it('from the phone of the same kind at home, opens the account once it is said again', async () => {
    const { athleteId, withdrawToken } = await signedUp();
    await withdraw(withdrawToken);
    const mail = await askedAgain(athleteId);
    const first = await elsewhere(() => answer(mail.requestToken, athleteAt()));
    expect(first.outcome).toEqual({ ok: true, value: 'agreed_once' });
    expect(await standing()).toMatchObject({ state: 'guardian_withdrew', asked: { state: 'agreed_once' } });
    const { secondToken } = await waitForSecondMail(mail);
    const confirmation = { agreed: true };
    expect((await answer(secondToken, athleteAt(), confirmation)).outcome.refusal.code).toBe('guardian_same_browser');
    const second = await elsewhere(() => answer(secondToken, athleteAt(), confirmation));
    expect(second.outcome).toEqual({ ok: true, value: 'agreed' });
    expect(await standing()).toMatchObject({ state: 'given', mayAskAgain: false });
    expect((await eventsOf(athleteId)).at(-1)).toMatchObject({ data: { guardianName: 'Hélène Roy' } });
    expect((await elsewhere(() => answer(secondToken, athleteAt(), confirmation))).outcome.refusal.code).toBe(
      'guardian_link_invalid',
    );
  });

  it('is refused where none is needed, and to the athlete’s own mailbox', async () => {
    const asked = await agreed();
    const { withdrawToken } = await mailTo(asked);
    const email = newAddress('lea');
    await finish(asked.token, { email });
    expect((await askAgain({ guardianEmail: newAddress('parent') })).outcome.refusal.code).toBe('guardian_not_needed');
    await withdraw(withdrawToken);
    const own = email.replace('@', '+parent@');
    expect((await askAgain({ guardianEmail: own })).outcome.refusal).toEqual({
      code: 'guardian_own_mailbox',
      field: 'guardianEmail',
    });
  });

  it('does not count from the athlete’s own session, and a no ends the request alone', async () => {
    const { athleteId, withdrawToken } = await signedUp();
    await withdraw(withdrawToken);
    const mail = await askedAgain(athleteId);
    expect((await answer(mail.requestToken)).outcome.refusal.code).toBe('guardian_same_browser');
    expect(await withdrawal(mail.withdrawToken)).toEqual({ state: 'later_request', firstName: 'Léa' });
    await withdraw(mail.withdrawToken);
    expect(await standing()).toMatchObject({ state: 'guardian_withdrew', asked: null });
    await undo(mail.withdrawToken);
    expect(await standing()).toMatchObject({ asked: { state: 'asked' } });
  });

  it('is withdrawn by each link of a guardian, and that is undone by the one that did', async () => {
    const { athleteId, withdrawToken } = await signedUp();
    await withdraw(withdrawToken);
    const mail = await askedAgain(athleteId);
    await elsewhere(() => answer(mail.requestToken));
    expect((await undo(withdrawToken)).outcome.refusal.code).toBe('guardian_link_invalid');
    await withdraw(withdrawToken);
    expect(await withdrawal(mail.withdrawToken)).toEqual({
      state: 'withdrawn',
      isWithdrawer: false,
      undoableUntil: null,
    });
    expect((await undo(mail.withdrawToken)).outcome.refusal.code).toBe('guardian_link_invalid');
    expect((await undo(withdrawToken)).outcome).toMatchObject({ ok: true });
    expect(await standing()).toMatchObject({ state: 'given' });
  });
});

describe('a confirmation by mail', () => {
  const mailReceipt = (token: string, email: string) =>
    call('guardian.mailReceipt', { token, form: { email } }, guardianAt());
  const receipts = (email: string) => countOf('guardian_receipts where email = $1', [email]);

  it('of a no or a withdrawal goes to an address that no job has, and that nothing ties to the athlete', async () => {
    const asked = await ask();
    const email = newAddress('relative');
    const { withdrawToken } = await mailTo(asked);
    expect((await mailReceipt(withdrawToken, email)).outcome.refusal.code).toBe('guardian_link_invalid');
    await withdraw(withdrawToken);
    expect((await mailReceipt(withdrawToken, 'nobody')).outcome.refusal).toEqual({
      code: 'email_invalid',
      field: 'email',
    });
    expect((await mailReceipt(withdrawToken, email)).outcome).toMatchObject({ ok: true });
    const { rows } = await api.db.owner.pool.query('select * from guardian_receipts where email = $1', [email]);
    expect(rows).toMatchObject([{ kind: 'refused', language: 'en' }]);
    expect(Object.keys(rows[0]).sort()).toEqual(['asked_at', 'email', 'happened_at', 'id', 'kind', 'language']);
    expect(await countOf("pgboss.job where data->>'receiptId' = $1", [rows[0].id])).toBe(1);
    expect(await countOf('pgboss.job where data::text like $1', [`%${email}%`])).toBe(0);
    await undo(withdrawToken);
    expect((await mailReceipt(withdrawToken, email)).outcome.refusal.code).toBe('guardian_link_invalid');
  });

  it('goes to one address twice a day at most, and for a day', async () => {
    const { withdrawToken } = await signedUp();
    await withdraw(withdrawToken);
    const email = newAddress('relative');
    for (const ok of [true, true, false]) expect((await mailReceipt(withdrawToken, email)).outcome.ok).toBe(ok);
    expect(await receipts(email)).toBe(2);
    await dayLater();
    const other = newAddress('relative');
    expect((await mailReceipt(withdrawToken, other)).outcome.refusal.code).toBe('guardian_link_invalid');
  });
});

it('a robot that opens every link in the mails to a guardian, and presses each button, changes nothing', async () => {
  const lonePresses = (token: string) =>
    [
      ['guardian.answer', { token, textVersion: guardianTextVersion, form: { guardianName: '', agreed: false } }],
      ['guardian.signUp', { token, form: {} }],
      ['guardian.withdraw', { token, form: { childName: '', confirmed: false } }],
      ['guardian.undoWithdrawal', { token, form: { childName: '', confirmed: false } }],
      ['guardian.mailReceipt', { token, form: { email: '' } }],
    ] as const;
  /** The forms as they are sent without a script, with their hidden fields alone. */
  const plainForms = [
    ['guardian', { textVersion: guardianTextVersion }],
    ['guardian-withdraw', { action: 'withdraw' }],
    ['guardian-withdraw', { action: 'undo' }],
    ['guardian-withdraw', { action: 'receipt' }],
    ['finish-sign-up', { step: 'access' }],
  ] as const;
  let scanners = 0;
  const scanner = () => {
    scanners += 1;
    return { agent: laptop, address: `203.0.113.${scanners}` };
  };
  const robot = async (tokens: readonly (string | null)[]) => {
    for (const token of tokens.filter((one) => one !== null)) {
      for (const query of ['guardian.page', 'guardian.finishPage', 'guardian.withdrawalPage'])
        await look(query, { token }, scanner());
      for (const [procedure, input] of lonePresses(token)) {
        const pressed = await elsewhere(() => call(procedure, input, scanner()));
        expect(pressed.outcome).toMatchObject({ ok: false });
      }
      for (const [page, hidden] of plainForms) {
        const address = `/en/auth/${page}?token=${token}`;
        const posted = await elsewhere(async () => {
          cookies.set('lang', 'en');
          const { status } = await api.ask(address, { ...from(scanner()), method: 'POST', form: hidden });
          return { status, answer: JSON.parse(cookies.get(`form_${page}`) ?? 'null') };
        });
        expect(posted).toMatchObject({ status: 303, answer: { refusal: { code: expect.any(String) } } });
      }
    }
  };
  const rowOf = async (table: string, id: string) =>
    (
      await api.db.owner.pool.query(
        `select * from ${table} where ${table === 'guardians' ? 'athlete_id' : 'id'} = $1`,
        [id],
      )
    ).rows[0];
  const unchanged = async (asked: Asked, tokens: readonly (string | null)[]) => {
    const before = await rowOf('guardian_requests', asked.requestId);
    expect(before).toBeDefined();
    await robot(tokens);
    expect(await rowOf('guardian_requests', asked.requestId)).toEqual(before);
  };
  const asked = await ask();
  const { requestToken, withdrawToken } = await mailTo(asked);
  await unchanged(asked, [requestToken, withdrawToken]);
  await elsewhere(() => answer(requestToken, athleteAt()));
  const { secondToken } = await waitForSecondMail(asked);
  await unchanged(asked, [requestToken, withdrawToken, secondToken]);
  await withdraw(withdrawToken);
  await unchanged(asked, [requestToken, withdrawToken, secondToken]);
  await undo(withdrawToken);
  await elsewhere(() => answer(secondToken, athleteAt(), { agreed: true }));
  const { finishToken } = await mailTo(asked);
  const every = [requestToken, withdrawToken, secondToken, finishToken];
  await unchanged(asked, every);
  const athleteId = String((await finish(finishToken ?? '')).outcome.value.athleteId);
  for (const state of ['open', 'withdrawn']) {
    if (state === 'withdrawn') await withdraw(withdrawToken);
    const before = [await rowOf('guardians', athleteId), await eventsOf(athleteId)];
    await robot(every);
    expect([await rowOf('guardians', athleteId), await eventsOf(athleteId)]).toEqual(before);
  }
});

it('an athlete under 13 in the United States may write, and is sold nothing', async () => {
  const { token } = await agreed();
  const { outcome } = await finish(token, { country: 'usa', region: 'NY' });
  expect(outcome).toMatchObject({ ok: true });
  const checkout = { requestId: crypto.randomUUID() };
  expect((await call('plan.startCheckout', checkout, athleteAt())).outcome).toEqual({
    ok: false,
    refusal: { code: 'publishing_closed' },
  });
  expect(await look('plan.mine', undefined, athleteAt())).toMatchObject({ closed: 'publishing_closed' });
});

it('an athlete is grown up once the eighteenth birthday has begun in the last time zone of the country', async () => {
  const { athleteId } = await signedUp();
  const year = new Date().getUTCFullYear() + 6;
  const grown = (at: string) => grownUpAthletes(api.db.database.kysely, new Date(at));
  expect(await grown(`${year}-01-02T07:59:59Z`)).not.toContain(athleteId);
  expect(await grown(`${year}-01-02T08:00:00Z`)).toContain(athleteId);
});
