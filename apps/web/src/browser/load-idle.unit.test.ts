import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferred } from './deferred.ts';
import { loadIdle } from './load-idle.ts';

const browser = new EventTarget();
const connection = { onLine: true };

beforeEach(() => {
  connection.onLine = true;
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', connection);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
});
afterEach(() => vi.unstubAllGlobals());

const comeBack = () => {
  connection.onLine = true;
  browser.dispatchEvent(new Event('online'));
};

describe('code that is loaded ahead', () => {
  it('is loaded by one pass after the other', async () => {
    const { signal } = new AbortController();
    const first = deferred<void>();
    const log: string[] = [];
    const passes = [
      loadIdle([() => first.promise.then(() => log.push('first'))], signal),
      loadIdle([async () => log.push('second')], signal),
    ];
    first.resolve();
    expect(await Promise.all(passes)).toEqual([true, true]);
    expect(log).toEqual(['first', 'second']);
  });

  it('is loaded again once the device is online if the connection was lost meanwhile', async () => {
    const load = vi.fn(async () => {
      if (load.mock.calls.length > 1) return;
      connection.onLine = false;
      setTimeout(comeBack);
      throw new Error('offline');
    });
    expect(await loadIdle([load], new AbortController().signal)).toBe(true);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('fails with the part that cannot be loaded online, and the next pass still begins', async () => {
    const { signal } = new AbortController();
    const failed = loadIdle([() => Promise.reject(new Error('missing'))], signal);
    const next = loadIdle([async () => undefined], signal);
    await expect(failed).rejects.toThrow('missing');
    expect(await next).toBe(true);
  });

  it('is loaded by the next pass although a part of the last one never arrived, once that page is left', async () => {
    const leaving = new AbortController();
    const stuck = loadIdle([() => new Promise(() => undefined)], leaving.signal);
    const next = loadIdle([async () => undefined], new AbortController().signal);
    leaving.abort();
    expect(await Promise.all([stuck, next])).toEqual([false, true]);
  });

  it('is no longer loaded once its page is left, also while offline', async () => {
    connection.onLine = false;
    const leaving = new AbortController();
    const load = vi.fn(async () => undefined);
    const ended = loadIdle([load], leaving.signal);
    leaving.abort();
    expect(await ended).toBe(false);
    expect(load).not.toHaveBeenCalled();
  });
});
