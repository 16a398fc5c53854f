import { afterEach, describe, expect, it, vi } from 'vitest';
import { whenOnline } from './when-online.ts';

afterEach(() => vi.unstubAllGlobals());

const offline = () => {
  const browser = new EventTarget();
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  return browser;
};

const isSettled = (waiting: Promise<void>): Promise<boolean> =>
  Promise.race([waiting.then(() => true), new Promise<boolean>((resolve) => setImmediate(resolve, false))]);

describe('waiting for the connection', () => {
  it('does not wait while there is one', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    expect(await isSettled(whenOnline(new AbortController().signal))).toBe(true);
  });

  it('ends when the connection is back', async () => {
    const browser = offline();
    const waiting = whenOnline(new AbortController().signal);
    expect(await isSettled(waiting)).toBe(false);
    browser.dispatchEvent(new Event('online'));
    expect(await isSettled(waiting)).toBe(true);
  });

  it('ends when the page is no longer wanted', async () => {
    offline();
    const leaving = new AbortController();
    const waiting = whenOnline(leaving.signal);
    leaving.abort();
    expect(await isSettled(waiting)).toBe(true);
  });
});
