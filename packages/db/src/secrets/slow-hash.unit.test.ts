import { hash } from '@node-rs/argon2';
import { expect, it, vi } from 'vitest';
import { HASHES_AT_ONCE, HashQueueFull, MAX_WAITING, slowHash } from './slow-hash.ts';

vi.mock('@node-rs/argon2', () => ({ hash: vi.fn(), verify: vi.fn() }));

it('hashes one or two secrets at once, queues fifty and refuses the rest without hashing them', async () => {
  const hashing: PromiseWithResolvers<string>[] = [];
  vi.mocked(hash).mockImplementation(() => {
    const started = Promise.withResolvers<string>();
    hashing.push(started);
    return started.promise;
  });
  const asked = Array.from({ length: 100 }, () => slowHash('secret'));
  const outcomes = Promise.allSettled(asked);
  expect(HASHES_AT_ONCE).toBeGreaterThanOrEqual(1);
  expect(HASHES_AT_ONCE).toBeLessThanOrEqual(2);
  await expect(asked.at(-1)).rejects.toBeInstanceOf(HashQueueFull);
  await vi.waitFor(() => expect(hashing).toHaveLength(HASHES_AT_ONCE));

  for (let done = 0; done < HASHES_AT_ONCE + MAX_WAITING; done += 1) {
    await vi.waitFor(() => expect(hashing.length).toBeGreaterThan(done), { interval: 1 });
    expect(hashing.length - done).toBeLessThanOrEqual(HASHES_AT_ONCE);
    hashing[done]?.resolve('hashed');
  }
  const settled = await outcomes;
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(HASHES_AT_ONCE + MAX_WAITING);
  expect(hash).toHaveBeenCalledTimes(HASHES_AT_ONCE + MAX_WAITING);
});

it('takes the next secret after one that failed', async () => {
  vi.mocked(hash).mockRejectedValueOnce(new Error('out of memory')).mockResolvedValueOnce('hashed');
  await expect(slowHash('first')).rejects.toThrow('out of memory');
  await expect(slowHash('second')).resolves.toBe('hashed');
});
