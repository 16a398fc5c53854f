import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noteVisit } from './last-visit.ts';

const minutes = (count: number): number => count * 60_000;
const visit = (portfolio: number, at: number, identity = 0) => ({ portfolio, identity, at });

beforeEach(() => {
  const stored = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  };
  vi.stubGlobal('window', { localStorage });
  return () => vi.unstubAllGlobals();
});

describe('the last visit of a link', () => {
  it('is none at first, and none while the page is as it was', () => {
    expect(noteVisit('a', visit(3, 0))).toBeUndefined();
    expect(noteVisit('a', visit(3, minutes(40)))).toBeUndefined();
  });

  it('is the one before, once a later version is shown', () => {
    noteVisit('a', visit(3, 0));
    expect(noteVisit('a', visit(5, minutes(40)))).toEqual(visit(3, 0));
    noteVisit('b', visit(3, 0, 1));
    expect(noteVisit('b', visit(3, minutes(40), 2))).toEqual(visit(3, 0, 1));
  });

  it('stays the same while the page is loaded again and again', () => {
    noteVisit('a', visit(3, 0));
    noteVisit('a', visit(5, minutes(40)));
    expect(noteVisit('a', visit(6, minutes(60)))).toEqual(visit(3, 0));
    expect(noteVisit('a', visit(7, minutes(91)))).toEqual(visit(6, minutes(60)));
  });

  it('is kept for fifty links', () => {
    for (let link = 0; link < 60; link++) noteVisit(`link ${link}`, visit(1, 0));
    expect(noteVisit('link 9', visit(2, minutes(40)))).toBeUndefined();
    expect(noteVisit('link 59', visit(2, minutes(40)))).toEqual(visit(1, 0));
  });

  it('is none where what is stored is not ours', () => {
    window.localStorage.setItem('visits', '{"a":{"before":null,"latest":{"portfolio":"x"}}}');
    expect(noteVisit('a', visit(2, 0))).toBeUndefined();
    window.localStorage.setItem('visits', 'null');
    expect(noteVisit('a', visit(2, 0))).toBeUndefined();
  });
});
