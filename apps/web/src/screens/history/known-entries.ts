import type { HistoryEntry, HistoryPage } from './history-data.ts';

/** Maximum entries on the page, however far back an athlete reads, because a browser slows down with more. */
export const MAX_KNOWN = 500;

/** Consecutive entries, newest first. */
export interface KnownEntries extends HistoryPage {
  /** True if newer entries were dropped to make room for older ones. */
  readonly isCut: boolean;
}

/**
 * Merges a refetched newest page into the known entries. Entries never change, so the older ones stay. A list that was
 * cut is being read further down, so it stays as it is.
 */
export const withNewest = (known: KnownEntries | undefined, newest: HistoryPage): KnownEntries => {
  if (known?.isCut) return known;
  const oldest = newest.entries.at(-1)?.version;
  // If no entry is in both, some between the two may be missing.
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

/** Consecutive changes of one section by the same person on the same device, newest first. */
export type HistoryRun = readonly [HistoryEntry, ...(readonly HistoryEntry[])];

export interface HistoryDay {
  readonly day: string;
  readonly runs: readonly HistoryRun[];
}

const isOneRun = (entry: HistoryEntry, next: HistoryEntry): boolean =>
  entry.section !== null && entry.section === next.section && entry.by === next.by && entry.device === next.device;

/** Groups entries by day, named by `dayOf`, and within a day the runs of one section. */
export const byDay = (entries: readonly HistoryEntry[], dayOf: (at: Date) => string): readonly HistoryDay[] => {
  const days: { readonly day: string; readonly runs: [HistoryEntry, ...HistoryEntry[]][] }[] = [];
  for (const entry of entries) {
    const day = dayOf(entry.at);
    const last = days.at(-1);
    const run = last?.day === day ? last.runs.at(-1) : undefined;
    if (run && isOneRun(entry, run[0])) run.push(entry);
    else if (last?.day === day) last.runs.push([entry]);
    else days.push({ day, runs: [[entry]] });
  }
  return days;
};

/** The runs at the ends of the known entries that may continue on a page that is not here. */
export const partialRuns = (
  days: readonly HistoryDay[],
  { next, isCut }: Pick<KnownEntries, 'next' | 'isCut'>,
): readonly (HistoryRun | undefined)[] => [
  ...(isCut ? [days[0]?.runs[0]] : []),
  ...(next === null ? [] : [days.at(-1)?.runs.at(-1)]),
];
