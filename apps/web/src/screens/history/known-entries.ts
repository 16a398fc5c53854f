import type { HistoryEntry, HistoryPage } from './history-data.ts';

/** So many entries stay on the page, however far back an athlete reads: a browser slows down with what it holds. */
export const MAX_KNOWN = 500;

/** Entries one after the other, newest first. */
export interface KnownEntries extends HistoryPage {
  /** True if newer ones are not here: they made room for older ones. */
  readonly isCut: boolean;
}

/**
 * What is known already, once its newest page was asked for again. Entries never change, so the older ones stay. A list
 * without its newest entries is being read further down, and stays as it is.
 */
export const withNewest = (known: KnownEntries | undefined, newest: HistoryPage): KnownEntries => {
  if (known?.isCut) return known;
  const oldest = newest.entries.at(-1)?.version;
  // Without an entry in common, some between the two may be missing.
  if (!known || oldest === undefined || !known.entries.some(({ version }) => version >= oldest))
    return { ...newest, isCut: false };
  const older = known.entries.filter(({ version }) => version < oldest);
  const { next } = older.length === 0 ? newest : known;
  return { entries: [...newest.entries, ...older], next, isCut: false };
};

export const withOlder = (known: KnownEntries, older: HistoryPage): KnownEntries => {
  const entries = [...known.entries, ...older.entries];
  return {
    entries: entries.slice(-MAX_KNOWN),
    next: older.next,
    isCut: known.isCut || entries.length > MAX_KNOWN,
  };
};

export interface HistoryDay {
  readonly day: string;
  readonly entries: readonly HistoryEntry[];
}

/** Entries of one day after the other, each day as `dayOf` calls it. */
export const byDay = (entries: readonly HistoryEntry[], dayOf: (at: Date) => string): readonly HistoryDay[] => {
  const days = Map.groupBy(entries, ({ at }) => dayOf(at));
  return [...days].map(([day, of]) => ({ day, entries: of }));
};
