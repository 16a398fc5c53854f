import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { atRisk } from './at-risk.ts';

const page = new EventTarget();
beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** True if the browser would ask before closing the page. */
const isAsking = (): boolean => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('leaving the page', () => {
  it('warns only while words are in memory alone or a file is on its way', () => {
    const [words, file] = [atRisk.holder('words'), atRisk.holder('file')];
    expect(isAsking()).toBe(false);
    words(true);
    expect(isAsking()).toBe(true);
    file(true);
    words(false);
    expect(isAsking()).toBe(true);
    expect([...atRisk.losses()]).toEqual(['file']);
    file(false);
    expect(isAsking()).toBe(false);
  });

  it('warns until every file has arrived, and tells its listeners once per change', () => {
    const [one, other] = [atRisk.holder('file'), atRisk.holder('file')];
    let changes = 0;
    const stop = atRisk.subscribe(() => {
      changes += 1;
    });
    one(true);
    one(true);
    other(true);
    one(false);
    expect([isAsking(), changes]).toEqual([true, 3]);
    other(false);
    expect([isAsking(), changes]).toEqual([false, 4]);
    stop();
    one(true);
    one(false);
    expect(changes).toBe(4);
  });
});
