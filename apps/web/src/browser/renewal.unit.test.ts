import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { atRisk } from './at-risk.ts';
import { MissingCode } from './missing-code.ts';
import { renewFor } from './renewal.ts';

const gone = (name: string) => new MissingCode(`/assets/${name}.js`, { isLost: true });

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  stored.clear();
  const page = new EventTarget();
  vi.stubGlobal('window', { sessionStorage: storage });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

describe('a page whose code a later build replaced', () => {
  it('is loaded again once for each file, and not for another failure', async () => {
    const reload = vi.fn();
    expect(renewFor(gone('form'), reload)).toBe(true);
    await settled();
    expect(renewFor(gone('form'), reload)).toBe(false);
    expect(renewFor(gone('menu'), reload)).toBe(true);
    await settled();
    expect([renewFor(gone('form'), reload), renewFor(gone('menu'), reload)]).toEqual([false, false]);
    expect(renewFor(new MissingCode('/assets/sheet.js', { isLost: false }), reload)).toBe(false);
    expect(renewFor(new TypeError('x is undefined'), reload)).toBe(false);
    await settled();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('is loaded again once no word and no file would be lost', async () => {
    const reload = vi.fn();
    const words = atRisk.holder('words');
    words(true);
    expect(renewFor(gone('form'), reload)).toBe(true);
    await settled();
    expect(reload).not.toHaveBeenCalled();
    words(false);
    await settled();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('stays where the browser cannot note that it was loaded again', async () => {
    const reload = vi.fn();
    vi.stubGlobal('window', { sessionStorage: { ...storage, setItem: () => undefined } });
    expect(renewFor(gone('form'), reload)).toBe(false);
    await settled();
    expect(reload).not.toHaveBeenCalled();
  });
});
