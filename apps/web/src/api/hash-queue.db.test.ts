import { verify } from '@node-rs/argon2';
import { HASHES_AT_ONCE } from '@palmares/db/secrets';
import { anAccount, aPublicLink, within } from '@palmares/db/testing';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { FairQueue } from '../server/limits/fair-queue.ts';
import { hashQueueLimits, isHashQueueFullFor } from '../server/limits/hash-slots.server.ts';
import { servedApi } from './testing/served-api.ts';
import { services } from './transport/services.server.ts';

vi.mock('@node-rs/argon2', { spy: true });

type Accounts = Awaited<ReturnType<typeof services>>['accounts'];

const api = servedApi();
const joined = vi.spyOn(FairQueue.prototype, 'join');
const password = 'trois buts en finale';
const wrong = 'a wrong guess';
/** More calls than can run and wait at once. */
const MANY = hashQueueLimits.running + hashQueueLimits.waiting + 10;
let guessed = 0;
let verified: MockInstance<Accounts['verifyPassword']>;
/** Holds guesses that have a place until it is released, before they take a hashing thread. */
let held: PromiseWithResolvers<void>;

beforeEach(async () => {
  joined.mockClear();
  held = Promise.withResolvers();
  vi.mocked(verify).mockImplementation(async (_, secret) => secret === password);
  const { accounts } = await services();
  const { verifyPassword } = accounts;
  verified = vi.spyOn(accounts, 'verifyPassword').mockImplementation(async (db, credentials) => {
    if (credentials.password === wrong) await held.promise;
    return verifyPassword(db, credentials);
  });
});

afterEach(() => {
  verified.mockRestore();
  vi.mocked(verify).mockReset();
});

/** Guesses at another mailbox each time, because the limit of each is low. */
const guess = (address: string, signal: AbortSignal | null = null) => {
  guessed += 1;
  const input = { email: `nobody-${guessed}@example.com`, password: wrong };
  return api.post('account.logIn', input, { address, signal });
};

const until = (seen: () => void) => vi.waitFor(seen, { timeout: within(10_000), interval: 5 });

const joinedOf = (address: string) => joined.mock.calls.filter(([{ line }]) => line[0] === address);

describe('while one network sends more log-ins than the queue holds', () => {
  /** Holds a flood of guesses until a request from another network is answered. */
  const beside = async <Answer>(flooding: string, ask: (address: string) => Promise<Answer>): Promise<Answer> => {
    const browsers = new AbortController();
    const flood = Array.from({ length: MANY }, () => guess(flooding, browsers.signal));
    await until(() => expect(isHashQueueFullFor(flooding)).toBe(true));
    const answer = await ask('198.51.100.7');
    browsers.abort();
    held.resolve();
    await Promise.all(flood);
    return answer;
  };

  it('a log-in from another network is answered', async () => {
    const { email } = await anAccount(api.db.database);
    const { status, outcome } = await beside('203.0.113.1', (address) =>
      api.call('account.logIn', { email, password }, { address }),
    );
    expect([status, outcome]).toEqual([200, { ok: true, value: { emailVerified: false } }]);
  });

  it('the passcode of a shared link is answered', async () => {
    const { token } = await aPublicLink(api.db, { passcodeHash: 'a hash' });
    const { status, outcome } = await beside('203.0.113.2', (address) =>
      api.call('sharedPortfolio.tryPasscode', { token, code: '314159' }, { address }),
    );
    expect([status, outcome]).toMatchObject([200, { refusal: { code: 'passcode_wrong' } }]);
  });
});

it('while 60 networks send more log-ins than the queue holds, each of them is answered, and one more is too', async () => {
  const { email } = await anAccount(api.db.database);
  const networks = Array.from({ length: MANY / 2 }, (_, at) => `198.51.100.${at}`);
  const flood = [...networks, ...networks].map(async (address) => ({ address, status: (await guess(address)).status }));
  const one = '203.0.113.4';
  await until(() => expect(joined).toHaveBeenCalledTimes(MANY));
  const logIn = api.post('account.logIn', { email, password }, { address: one });
  await until(() => expect(joinedOf(one)).toHaveLength(1));
  held.resolve();
  expect((await logIn).status).toBe(200);
  const answers = await Promise.all(flood);
  const answered = answers.filter(({ status }) => status === 200).map(({ address }) => address);
  expect(answered.length).toBeLessThan(MANY);
  expect(new Set(answered)).toEqual(new Set(networks));
});

it('a log-in whose browser leaves while it waits is not hashed, and keeps no place', async () => {
  const address = '203.0.113.3';
  const flood = Array.from({ length: HASHES_AT_ONCE }, () => guess(address));
  await until(() => expect(verified).toHaveBeenCalledTimes(HASHES_AT_ONCE));
  const browser = new AbortController();
  const waiting = Array.from({ length: HASHES_AT_ONCE }, () => guess(address, browser.signal));
  await until(() => expect(joined).toHaveBeenCalledTimes(2 * HASHES_AT_ONCE));
  const next = guess(address);
  await until(() => expect(joined).toHaveBeenCalledTimes(2 * HASHES_AT_ONCE + 1));
  browser.abort();
  held.resolve();
  for (const left of waiting) expect((await left).status).toBe(499);
  expect((await next).status).toBe(200);
  await Promise.all(flood);
  expect(verified).toHaveBeenCalledTimes(HASHES_AT_ONCE + 1);
});
