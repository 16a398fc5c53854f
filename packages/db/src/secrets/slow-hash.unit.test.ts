import { hash } from '@node-rs/argon2';
import { expect, it, vi } from 'vitest';
import { HashQueueFull, MAX_WAITING, slowHash } from './slow-hash.ts';

vi.mock('@node-rs/argon2', () => ({ hash: vi.fn(), verify: vi.fn() }));

it('hashes two secrets at once, lets fifty wait and refuses the rest without hashing them', async () => {
  const hashing: PromiseWithResolvers<string>[] = [];
  vi.mocked(hash).mockImplementation(() => {
    const started = Promise.withResolvers<string>();
    hashing.push(started);
    return started.promise;
  });
  const asked = Array.from({ length: 100 }, () => slowHash('secret'));
  const outcomes = Promise.allSettled(asked);
  await expect(asked.at(-1)).rejects.toBeInstanceOf(HashQueueFull);
  await vi.waitFor(() => expect(hashing).toHaveLength(2));

  for (let done = 0; done < 2 + MAX_WAITING; done += 1) {
    await vi.waitFor(() => expect(hashing.length).toBeGreaterThan(done), { interval: 1 });
    expect(hashing.length - done).toBeLessThanOrEqual(2);
    hashing[done]?.resolve('hashed');
  }
  const settled = await outcomes;
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(2 + MAX_WAITING);
  expect(hash).toHaveBeenCalledTimes(2 + MAX_WAITING);
});

it('takes the next secret after one that failed', async () => {
  vi.mocked(hash).mockRejectedValueOnce(new Error('out of memory')).mockResolvedValueOnce('hashed');
  await expect(slowHash('first')).rejects.toThrow('out of memory');
  await expect(slowHash('second')).resolves.toBe('hashed');
});
