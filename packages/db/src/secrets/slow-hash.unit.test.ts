import { hash } from '@node-rs/argon2';
import { expect, it, vi } from 'vitest';
import { HASHES_AT_ONCE, slowHash } from './slow-hash.ts';

vi.mock('@node-rs/argon2', () => ({ hash: vi.fn(), verify: vi.fn() }));

it('hashes one or two secrets at once, and the others after them', async () => {
  const hashing: PromiseWithResolvers<string>[] = [];
  vi.mocked(hash).mockImplementation(() => {
    const started = Promise.withResolvers<string>();
    hashing.push(started);
    return started.promise;
  });
  const asked = Promise.all(Array.from({ length: 10 }, () => slowHash('secret')));
  expect(HASHES_AT_ONCE).toBeGreaterThanOrEqual(1);
  expect(HASHES_AT_ONCE).toBeLessThanOrEqual(2);
  await vi.waitFor(() => expect(hashing).toHaveLength(HASHES_AT_ONCE));

  for (let done = 0; done < 10; done += 1) {
    await vi.waitFor(() => expect(hashing.length).toBeGreaterThan(done), { interval: 1 });
    expect(hashing.length - done).toBeLessThanOrEqual(HASHES_AT_ONCE);
    hashing[done]?.resolve('hashed');
  }
  expect(await asked).toHaveLength(10);
  expect(hash).toHaveBeenCalledTimes(10);
});

it('the queue takes the next secret after one that failed', async () => {
  vi.mocked(hash).mockRejectedValueOnce(new Error('out of memory')).mockResolvedValueOnce('hashed');
  await expect(slowHash('first')).rejects.toThrow('out of memory');
  await expect(slowHash('second')).resolves.toBe('hashed');
});
