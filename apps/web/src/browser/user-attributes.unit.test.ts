import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recallUserAttributes } from './recall-user-attributes.ts';
import { rememberUserAttributes } from './user-attributes.ts';

const athleteId = '0192f000-0000-7000-8000-00000000000a';
const session = { athleteId, emailVerified: true, subscriptions: [{ id: 'sub_1' }], firstName: 'Maya' };
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal('window', { localStorage });
});

afterEach(() => vi.unstubAllGlobals());

it('the account that is logged in is stored as an id, whether the email is verified, and subscriptions with an id each', () => {
  rememberUserAttributes(session);
  expect(JSON.parse(stored.get('userAttributes') ?? '')).toEqual({
    id: athleteId,
    emailVerified: true,
    subscriptions: [{ id: 'sub_1' }],
  });
  expect(recallUserAttributes()).toEqual({ id: athleteId, emailVerified: true, subscriptions: [{ id: 'sub_1' }] });
});

it('nobody is stored once nobody is logged in', () => {
  rememberUserAttributes(session);
  rememberUserAttributes(null);
  expect(stored.size).toBe(0);
  expect(recallUserAttributes()).toBeNull();
});

it.each(['{', 'null', '"x"', '{"id":"x","emailVerified":true,"subscriptions":[]}', '{"subscriptions":[{}]}'])(
  'a broken value is dropped: %s',
  (value) => {
    stored.set('userAttributes', value);
    expect(recallUserAttributes()).toBeNull();
    expect(stored.size).toBe(0);
  },
);

it('storage that is blocked stores nobody and breaks nothing', () => {
  vi.stubGlobal('window', {
    get localStorage(): never {
      throw new Error('blocked');
    },
  });
  rememberUserAttributes(session);
  expect(recallUserAttributes()).toBeNull();
});
