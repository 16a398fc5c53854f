import { afterEach, expect, it, vi } from 'vitest';
import { lastPublished, rememberPublished } from './last-publish-token.ts';

const stored = new Map<string, string>();
const localStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
};
vi.stubGlobal('window', { localStorage });
afterEach(() => stored.clear());

it('the last publish token is kept on the device, with its link', () => {
  rememberPublished({ linkId: 'first', url: 'https://palmares.example/en/athletes/one' });
  rememberPublished({ linkId: 'second', url: 'https://palmares.example/en/athletes/two' });
  expect(lastPublished()).toBe('second');
  expect(JSON.parse(stored.get('lastPublishToken') ?? '')).toEqual({ linkId: 'second', token: 'two' });
});

it.each(['{', '"text"', 'null', '{"linkId":7}'])('a record that reads %s is none', (record) => {
  stored.set('lastPublishToken', record);
  expect(lastPublished()).toBeUndefined();
});

it('a device on which nothing was published has none', () => expect(lastPublished()).toBeUndefined());
