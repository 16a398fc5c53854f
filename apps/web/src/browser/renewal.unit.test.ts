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
const settled = () => vi.runAllTimersAsync();

let page: EventTarget;
const opened = (pathname: string, form: object | null) => {
  vi.stubGlobal('location', { pathname });
  vi.stubGlobal('document', { querySelector: () => form });
};

beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  page = new EventTarget();
  opened('/en/app/portfolio/edit/motto', {});
  vi.stubGlobal('window', { sessionStorage: storage });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

  it('is not loaded again between two keys', async () => {
    const reload = vi.fn();
    renewFor(gone('form'), reload);
    for (let keys = 0; keys < 20; keys += 1) {
      await vi.advanceTimersByTimeAsync(300);
      page.dispatchEvent(new Event('input'));
    }
    expect(reload).not.toHaveBeenCalled();
    await settled();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('stays if it has a form whose words only the page has, also one that was opened meanwhile', async () => {
    const reload = vi.fn();
    renewFor(gone('form'), reload);
    opened('/en/app/account', {});
    await settled();
    expect(renewFor(gone('form'), reload)).toBe(false);
    await settled();
    expect(reload).not.toHaveBeenCalled();
    opened('/en/app/dashboard', null);
    expect(renewFor(gone('form'), reload)).toBe(true);
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
