import { expect, it } from 'vitest';
import { hashLineOf } from '../../api/transport/hash-line.server.ts';
import { hashQueueLimits, isHashQueueFullFor, withHashSlot } from './hash-slots.server.ts';

const logIn = (address: string, signal: AbortSignal, call: () => Promise<unknown>) =>
  withHashSlot({ line: hashLineOf({ session: null, visitor: { address } }, { email: address }), signal }, call);

it('a subscriber with thousands of IPv6 networks fills the queue for none but that subscriber', async () => {
  const browsers = new AbortController();
  let hashing = 0;
  const isHashing = Promise.withResolvers<void>();
  const hash = () => {
    hashing += 1;
    return isHashing.promise;
  };
  const most = hashQueueLimits.waiting + hashQueueLimits.runningOfNetwork;
  const flood = Array.from({ length: most }, (_, at) =>
    logIn(`2001:db8:1:${at.toString(16)}::1`, browsers.signal, hash),
  );
  const ended = Promise.allSettled(flood);
  expect(isHashQueueFullFor('2001:db8:1:ffff::1')).toBe(true);
  expect([isHashQueueFullFor('2001:db8:2::1'), isHashQueueFullFor('203.0.113.7')]).toEqual([false, false]);
  expect(await logIn('2001:db8:2::1', browsers.signal, async () => 'logged in')).toBe('logged in');
  expect(hashing).toBe(hashQueueLimits.runningOfNetwork);
  isHashing.resolve();
  browsers.abort();
  await ended;
});
