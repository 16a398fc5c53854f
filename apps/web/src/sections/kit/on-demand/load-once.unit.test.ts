import { describe, expect, it } from 'vitest';
import { loadOnce } from './load-once.ts';

const counted = (outcomes: readonly Promise<string>[], isOnline: () => boolean = () => true) => {
  let tries = 0;
  const load = loadOnce(() => outcomes[tries++] ?? Promise.reject(new Error('no more outcomes')), isOnline);
  return { load, tries: () => tries };
};

describe('a part that is loaded on demand', () => {
  it('is loaded once', async () => {
    const { load, tries } = counted([Promise.resolve('menu')]);
    expect(await Promise.all([load(), load()])).toEqual(['menu', 'menu']);
    expect(tries()).toBe(1);
  });

  it('is not fetched offline, and is fetched once the network is back', async () => {
    let online = false;
    const { load, tries } = counted([Promise.resolve('menu')], () => online);
    await expect(load()).rejects.toThrow();
    expect(tries()).toBe(0);
    online = true;
    await expect(load()).resolves.toBe('menu');
    online = false;
    await expect(load()).resolves.toBe('menu');
  });

  it('is tried again after a failure', async () => {
    const { load } = counted([Promise.reject(new Error('lost')), Promise.resolve('menu')]);
    await expect(load()).rejects.toThrow('lost');
    await expect(load()).resolves.toBe('menu');
  });
});
