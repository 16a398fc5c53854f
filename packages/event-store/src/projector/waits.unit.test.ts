import { expect, it } from 'vitest';
import { createWaits } from './waits.ts';

const revoked = Object.assign(new Error('permission denied for table secrets'), { code: '42501' });

it('[E44] a subscriber that fails waits twice as long each time, up to half a minute', () => {
  let now = 0;
  const waits = createWaits(() => now);
  const waited: number[] = [];
  for (let failures = 0; failures < 8; failures += 1) {
    waits.begin('balances', revoked);
    const from = now;
    while (!waits.mayTry('balances')) now += 500;
    waited.push(now - from);
  }
  expect(waited).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
});

it('[E44] a wait has its start and its reason, without the error’s message', () => {
  const waits = createWaits();
  const first = waits.begin('balances', revoked);
  expect(first.reason).toBe('DatabaseError: 42501');
  expect(waits.begin('balances', revoked).since).toBe(first.since);
  expect(waits.all).toEqual([first]);
});

it('a subscriber that is due is returned once, and stops waiting once it has handled its events', () => {
  let now = 0;
  const waits = createWaits(() => now);
  waits.begin('balances', revoked);
  expect(waits.due()).toEqual([]);
  expect(waits.mayTry('totals')).toBe(true);
  now = 1_000;
  expect([waits.due(), waits.due()]).toEqual([['balances'], []]);
  waits.end('balances');
  expect(waits.all).toEqual([]);
});
