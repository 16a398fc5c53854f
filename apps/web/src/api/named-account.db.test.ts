import { startSession } from '@palmares/db/accounts';
import { anAccount } from '@palmares/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { mutations, servedApi } from './testing/served-api.ts';
import { ACCOUNT_HEADER } from './transport/named-account.ts';
import { services } from './transport/services.server.ts';

/** The mutations that need no session. All others act on the account of the session. */
const withoutSession: readonly string[] = [
  'account.logIn',
  'account.requestPasswordReset',
  'account.resetPassword',
  'account.signUp',
  'contact.write',
  'failures.report',
  'guardian.answer',
  'guardian.ask',
  'guardian.closeLink',
  'guardian.mailReceipt',
  'guardian.remind',
  'guardian.signUp',
  'guardian.undoWithdrawal',
  'guardian.withdraw',
  'sharedPortfolio.report',
  'sharedPortfolio.tryPasscode',
];

const ofSession = mutations.filter((path) => !withoutSession.includes(path));

const api = servedApi();
let own: string;
let other: string;

const logInAs = async (athleteId: string): Promise<void> => {
  const { lucia } = await services();
  const session = await startSession(lucia, { athleteId, device: 'a test' });
  api.cookies.set(lucia.sessionCookieName, session.id);
};

beforeEach(async () => {
  const accounts = [await anAccount(api.db.database), await anAccount(api.db.database)];
  [own = '', other = ''] = accounts.map(({ athleteId }) => athleteId);
});

const failureOf = async (answer: Response) => {
  const { error } = await answer.json();
  return [answer.status, error?.json?.data?.code];
};

const refused = [428, 'PRECONDITION_REQUIRED'];

describe('a change', () => {
  beforeEach(() => logInAs(own));

  it.each(ofSession)('by %s is refused on a page of another account, and without the name of one', async (path) => {
    expect(await failureOf(await api.post(path, {}, { account: other }))).toEqual(refused);
    expect(await failureOf(await api.post(path, {}, { account: null }))).toEqual(refused);
  });

  it('on a page of the account that is logged in is made', async () => {
    const { outcome } = await api.call('account.setLanguage', { language: 'en' }, { account: own });
    expect(outcome).toMatchObject({ ok: true });
  });
});

describe('without a session', () => {
  it('exactly the listed changes can be asked for, and logging out', async () => {
    const asked = await Promise.all(
      mutations.map(async (path) => ((await api.post(path, {}, { account: own })).status === 401 ? [] : [path])),
    );
    expect(asked.flat().toSorted()).toEqual([...withoutSession, 'account.logOut'].toSorted());
  });
});

describe('a session that another account took over', () => {
  it('is not ended by a page of the first', async () => {
    await logInAs(other);
    expect(await failureOf(await api.post('account.logOut', undefined, { account: own }))).toEqual(refused);
    expect((await api.call('account.setLanguage', { language: 'en' })).status).toBe(200);
  });

  it('is not read by a page of the first: questions that name an account are refused, too', async () => {
    await logInAs(other);
    const headers = { [ACCOUNT_HEADER]: own };
    expect(await failureOf(await api.ask('/api/trpc/account.mine', { headers }))).toEqual(refused);
    expect((await api.ask('/api/trpc/account.mine')).status).toBe(200);
  });
});
