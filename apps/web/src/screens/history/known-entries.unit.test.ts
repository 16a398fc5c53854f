import { describe, expect, it } from 'vitest';
import { dayWords } from '../../i18n/dates.ts';
import type { HistoryEntry, HistoryPage } from './history-data.ts';
import { byDay, type KnownEntries, MAX_KNOWN, partialRuns, withNewest, withOlder } from './known-entries.ts';

const entry = (version: number, at = '2026-11-21T12:00:00Z'): HistoryEntry => ({
  version,
  at: new Date(at),
  section: 'motto',
  says: `Change ${version}`,
  by: 'you',
  device: null,
});
const page = (next: number | null, ...versions: readonly number[]): HistoryPage => ({
  entries: versions.map((version) => entry(version)),
  next,
});
const known = (next: number | null, ...versions: readonly number[]): KnownEntries => ({
  ...page(next, ...versions),
  isCut: false,
});
/** The versions from one down to another. */
const down = (from: number, to: number): readonly number[] =>
  Array.from({ length: from - to + 1 }, (_, nth) => from - nth);

describe('a history that is asked for again', () => {
  it('begins with what is new, and keeps the older pages that are here', () => {
    const both = withOlder(known(4, 6, 5, 4), page(2, 3, 2));
    expect(both).toEqual(known(2, 6, 5, 4, 3, 2));
    expect(withNewest(both, page(6, 8, 7, 6))).toEqual(known(2, 8, 7, 6, 5, 4, 3, 2));
    expect(withNewest(both, page(4, 6, 5, 4))).toEqual(both);
  });

  it('begins again if some entries between the two may be missing', () => {
    expect(withNewest(known(1, 3, 2, 1), page(7, 9, 8, 7))).toEqual(known(7, 9, 8, 7));
    expect(withNewest(undefined, page(null, 1))).toEqual(known(null, 1));
    expect(withNewest(known(1, 3, 2), page(null))).toEqual(known(null));
  });

  it('knows where the next page begins, also if the newest one was all there was', () => {
    expect(withNewest(known(null, 2, 1), page(2, 4, 3, 2))).toEqual(known(null, 4, 3, 2, 1));
    expect(withNewest(known(null, 2, 1), page(null, 3, 2, 1))).toEqual(known(null, 3, 2, 1));
  });
});

it('the page of a history holds so many entries and no more, and stays where the athlete reads', () => {
  const full = known(10_001, ...down(10_000 + MAX_KNOWN, 10_001));
  const further = withOlder(full, page(9_998, 10_000, 9_999, 9_998));
  expect(further.entries.map(({ version }) => version)).toEqual(down(9_997 + MAX_KNOWN, 9_998));
  expect(further).toMatchObject({ next: 9_998, isCut: true });
  expect(withOlder(further, page(null)).isCut).toBe(true);
  expect(withNewest(further, page(10_600, ...down(10_602, 10_600)))).toEqual(further);
  expect(withNewest(undefined, page(10_600, ...down(10_602, 10_600))).isCut).toBe(false);
});

describe('entries by day', () => {
  const days = (...entries: readonly HistoryEntry[]) =>
    byDay(entries, dayWords).map(({ day, runs }) => [day, runs.map((run) => run.map(({ version }) => version))]);

  it('are under the day of the product’s time zone', () => {
    expect(days(entry(2, '2026-11-21T05:30:00Z'), entry(1, '2026-11-21T04:30:00Z'))).toEqual([
      ['Saturday, November 21, 2026', [[2]]],
      ['Friday, November 20, 2026', [[1]]],
    ]);
  });

  it('are one run while section, author and device stay the same', () => {
    const [, runs] = days(
      entry(7),
      entry(6),
      { ...entry(5), section: 'vision' },
      entry(4),
      { ...entry(3), device: 'Safari, iPhone' },
      { ...entry(2), by: 'support' },
      { ...entry(1), section: null },
      { ...entry(0), section: null },
    )[0] ?? ['', []];
    expect(runs).toEqual([[7, 6], [5], [4], [3], [2], [1], [0]]);
  });

  it('may continue on a page that is not here with their last run, and with their first where newer ones were dropped', () => {
    const byDays = byDay([entry(4), entry(3), { ...entry(2), section: 'vision' }, entry(1)], dayWords);
    const versions = (next: number | null, isCut: boolean) =>
      partialRuns(byDays, { next, isCut }).map((run) => run?.[0].version);
    expect([versions(null, false), versions(1, false), versions(1, true)]).toEqual([[], [1], [4, 1]]);
  });
});
