import { followSubscription } from '@palmares/application';
import { foldStream } from '@palmares/db/event-store';
import { aPlan, aPublicLink } from '@palmares/db/testing';
import type { Subscription } from '@palmares/domain/plan';
import { expect, it } from 'vitest';
import { servedApi } from './testing/served-api.ts';
import { signUp } from './testing/sign-up.ts';
import { services } from './transport/services.server.ts';

const api = servedApi();

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

const start = new Date('2026-11-27T15:00:00.000Z');
const after = (ms: number): Date => new Date(start.getTime() + ms);

interface Athlete {
  readonly athleteId: string;
  readonly email: string;
}

const signedUp = async (): Promise<Athlete> => {
  const email = `lea.${crypto.randomUUID()}@athlete.example`;
  return { athleteId: await signUp(api, { email, dateOfBirth: '2001-03-14' }), email };
};

const read = async (procedure: string, input: object) =>
  (await (await api.query(procedure, input)).json()).result.data.json;

const refusalOf = async (procedure: string, input: object): Promise<string | undefined> =>
  (await api.call(procedure, input)).outcome.refusal?.code;

/** Begins something that ends, and returns a function that reads what a person sees of it. */
type Begun = () => Promise<() => Promise<unknown>>;

const aLinkThatEnds: Begun = async () => {
  const { token } = await aPublicLink(api.db, { passcodeHash: 'hash', expiresAt: after(30 * DAY) });
  return async () => (await read('sharedPortfolio.open', { token, language: 'en' })).state;
};

const aResetLink: Begun = async () => {
  const { athleteId, email } = await signedUp();
  await api.call('account.requestPasswordReset', { email });
  const { rows } = await api.db.owner.pool.query(
    "select data from pgboss.job where name = 'send-password-reset' and data->>'athleteId' = $1",
    [athleteId],
  );
  const { accounts, database } = await services();
  const mail = await accounts.passwordResetMail(database.kysely, rows[0]?.data.requestId);
  return async () => (await read('account.resetLink', { token: mail?.token })).live;
};

const aVerificationCode: Begun = async () => {
  const { athleteId } = await signedUp();
  const { accounts, database } = await services();
  await accounts.issueVerificationCode(database.kysely, athleteId);
  return () => refusalOf('account.verifyEmail', { code: 'wrong' });
};

const aChangeOfAddress: Begun = async () => {
  const { email } = await signedUp();
  await api.call('account.requestEmailChange', { email: `new.${email}`, password: 'trois buts en finale' });
  return () => refusalOf('account.confirmEmailChange', { code: 'wrong' });
};

const anAttempt: Begun = async () => {
  await signedUp();
  const attemptId = crypto.randomUUID();
  await api.call('identity.start', { commandId: crypto.randomUUID(), attemptId });
  return async () => (await read('identity.running', { attemptId })).remainingMs;
};

const anAnswer: Begun = async () => {
  await signedUp();
  const attemptId = crypto.randomUUID();
  const { outcome } = await api.call('identity.start', { commandId: crypto.randomUUID(), attemptId });
  const [{ id: item, choices }] = outcome.value.running.test.colors;
  const answer = { part: 'colors', item, choice: choices[0].id };
  return () => refusalOf('identity.answer', { commandId: crypto.randomUUID(), attemptId, answer });
};

const askedGuardian = async () => {
  await api.call('guardian.ask', { firstName: 'Léa', guardianEmail: `parent.${crypto.randomUUID()}@example.com` });
  const { accounts, database } = await services();
  const mail = await accounts.guardianMail(database.kysely, api.cookies.get('guardian_request') ?? '');
  if (!mail) throw new Error('no mail is due');
  return { ...mail, state: async () => (await read('guardian.page', { token: mail.requestToken })).state };
};

const aRequestToAGuardian: Begun = async () => (await askedGuardian()).state;

const aRefusalByAGuardian: Begun = async () => {
  const { withdrawToken, state } = await askedGuardian();
  await api.call('guardian.withdraw', { token: withdrawToken, form: { childName: 'Léa', confirmed: true } });
  return state;
};

const unpaid: Subscription = {
  id: 'sub_1',
  customerId: 'cus_1',
  status: 'past_due',
  cancelAtPeriodEnd: false,
  currentPeriodEnd: after(30 * DAY).toISOString(),
};

const anUnpaidPlan: Begun = async () => {
  const { athleteId } = await signedUp();
  const built = await services();
  await followSubscription(built, { kind: 'system', jobId: crypto.randomUUID() }, { athleteId, subscription: unpaid });
  const { state } = await foldStream(built.log, 'plan', athleteId);
  await aPlan(api.db, athleteId);
  await api.db.owner.pool.query('update read.plans set state = $2 where athlete_id = $1', [athleteId, state]);
  return async () => (await read('plan.mine', {})).plan;
};

it.each([
  ['a link with an end date', aLinkThatEnds, 30 * DAY, 'passcode', 'not_public'],
  ['a reset link', aResetLink, 60 * MINUTE, true, false],
  ['a code for an address', aVerificationCode, 10 * MINUTE, 'code_wrong', 'code_expired'],
  ['a code for a new address', aChangeOfAddress, 10 * MINUTE, 'code_wrong', 'code_expired'],
  ['the time of the Identity test', anAttempt, 25 * MINUTE, 1, 0],
  ['an answer to the Identity test', anAnswer, 25 * MINUTE + 30 * SECOND + 1, undefined, 'answer_late'],
  ['a request to a guardian', aRequestToAGuardian, 7 * DAY, 'asking', 'invalid'],
  ['a refusal that a guardian may undo', aRefusalByAGuardian, DAY, 'refused', 'invalid'],
  ['a plan whose payment failed', anUnpaidPlan, 7 * DAY, 'athlete', 'free'],
] as const)('%s ends by the server’s clock alone', async (_, begin, lasts, before, then) => {
  api.stopClock(start);
  const seen = await begin();
  api.stopClock(after(lasts - 1));
  expect(await seen()).toBe(before);
  api.stopClock(after(lasts));
  expect(await seen()).toBe(then);
});
