import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchRenewal } from './lease-watchdog.ts';
import { LEASE_MS } from './leases.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('[E46] a renewal that takes longer than a lease is reported once, while it still runs', async () => {
  const reported: unknown[] = [];
  const renewal = Promise.withResolvers<void>();
  const watched = watchRenewal(
    () => renewal.promise,
    (overdue) => reported.push(overdue),
  );
  vi.advanceTimersByTime(LEASE_MS - 1);
  expect(reported).toEqual([]);
  vi.advanceTimersByTime(LEASE_MS);
  expect(reported).toMatchObject([{ name: 'RenewalOverdue', message: expect.stringContaining('3.5 s') }]);
  renewal.resolve();
  await watched;
  vi.advanceTimersByTime(2 * LEASE_MS);
  expect(reported).toHaveLength(1);
});

it('[E46] a renewal that fails in time is not reported as overdue, and its error is passed on', async () => {
  const reported: unknown[] = [];
  const failing = watchRenewal(
    async () => {
      throw new Error('no such table');
    },
    (overdue) => reported.push(overdue),
  );
  await expect(failing).rejects.toThrow('no such table');
  vi.advanceTimersByTime(2 * LEASE_MS);
  expect(reported).toEqual([]);
});
