import { expect, it } from 'vitest';
import { hashLineOf } from './hash-line.server.ts';

const visitor = { address: '2001:db8:1:2:3:4:5:6' };
const places = ['2001:db8:1::/48', '2001:db8:1:2::/64'];

it.each([
  ['a log-in', { email: 'maya@example.com', password: 'a secret' }, 'maya@example.com'],
  ['a passcode', { token: 'a token', code: '314159' }, 'a token'],
  ['what names nobody', undefined, ''],
  ['what is no text', { email: ['maya@example.com'] }, ''],
])('%s waits in the line of its network, and of whom it names', (_, input, named) => {
  expect(hashLineOf({ session: null, visitor }, input)).toEqual([...places, 'visitor', named]);
});

it('a browser that is logged in waits in its own line of the network, whomever it names', () => {
  const session = { athleteId: 'an athlete' };
  const line = hashLineOf({ session, visitor }, { email: 'maya@example.com' });
  expect(line).toEqual([...places, 'logged in', 'an athlete']);
});
