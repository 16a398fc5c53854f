import { verify } from '@node-rs/argon2';
import { HASHES_AT_ONCE } from '@palmares/db/secrets';
import { anAccount, aPublicLink } from '@palmares/db/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { servedApi } from './testing/served-api.ts';

vi.mock('@node-rs/argon2', { spy: true });

const api = servedApi();
const password = 'trois buts en finale';
let guessed = 0;

beforeEach(() => void vi.mocked(verify).mockImplementation(async (_, secret) => secret === password));

afterEach(() => vi.mocked(verify).mockReset());

/** Names another mailbox each time: the limit of each is low. */
const guess = (address: string, signal: AbortSignal | null = null) => {
  guessed += 1;
  const input = { email: `nobody-${guessed}@example.com`, password: 'a wrong guess' };
  return api.post('account.logIn', input, { address, signal });
};

const guesses = (count: number, address: string) => Array.from({ length: count }, () => guess(address));

describe('while one network sends 60 log-ins at once', () => {
  it('a log-in from another network is answered', async () => {
    const { email } = await anAccount(api.db.database);
    const flood = guesses(60, '203.0.113.1');
    const { status, outcome } = await api.call('account.logIn', { email, password });
    expect([status, outcome]).toEqual([200, { ok: true, value: { emailVerified: false } }]);
    await Promise.all(flood);
  });

  it('the passcode of a shared link is answered', async () => {
    const { token } = await aPublicLink(api.db, { passcodeHash: 'a hash' });
    const flood = guesses(60, '203.0.113.2');
    const { status, outcome } = await api.call('sharedPortfolio.tryPasscode', { token, code: '314159' });
    expect([status, outcome]).toMatchObject([200, { refusal: { code: 'passcode_wrong' } }]);
    await Promise.all(flood);
  });
});

it('while 60 networks log in again and again, neither they nor one more are told that the server is busy', async () => {
  const { email } = await anAccount(api.db.database);
  const answers = new Set<number>();
  let isOver = false;
  const repeat = async (address: string) => {
    while (!isOver) answers.add((await guess(address)).status);
  };
  const networks = Array.from({ length: 60 }, (_, at) => repeat(`198.51.100.${at}`));
  const logIn = async () => answers.add((await api.post('account.logIn', { email, password })).status);
  for (let at = 0; at < 5; at += 1) await logIn();
  isOver = true;
  await Promise.all(networks);
  expect(answers).toContain(200);
  expect(answers).not.toContain(503);
});

it('a log-in whose browser leaves while it waits is not hashed', async () => {
  const address = '203.0.113.3';
  const hashing = Promise.withResolvers<boolean>();
  vi.mocked(verify).mockReturnValue(hashing.promise);
  const flood = guesses(HASHES_AT_ONCE, address);
  await vi.waitFor(() => expect(verify).toHaveBeenCalledTimes(HASHES_AT_ONCE));
  const browser = new AbortController();
  const waiting = guess(address, browser.signal);
  const next = guess(address);
  browser.abort();
  hashing.resolve(false);
  expect((await waiting).status).toBe(499);
  expect((await next).status).toBe(200);
  await Promise.all(flood);
  expect(verify).toHaveBeenCalledTimes(HASHES_AT_ONCE + 1);
});
