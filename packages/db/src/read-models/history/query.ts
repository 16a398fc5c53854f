import { type Language, streamOf } from '@palmares/domain/kernel';
import { type PortfolioEvent, portfolioDecider, type SectionName } from '@palmares/domain/portfolio';
import { shardOf } from '@palmares/event-store';
import { executorOf, type Keyring, type Statement } from '@palmares/event-store/event-log';
import type { Database } from '../../database.ts';
import type { EventLog, RecordedEvent } from '../../event-store/index.ts';
import { openEntry } from './sealed-entry.ts';
import type { HistoryTables } from './tables.ts';
import { type By, sectionOfEvent, tell } from './tell.ts';

const PAGE = 50;

/** After every version. */
const LAST = Number.MAX_SAFE_INTEGER;

export interface HistoryEntry {
  readonly version: number;
  readonly at: Date;
  /** Null for an event of no section, such as a new name. */
  readonly section: SectionName | null;
  readonly says: string;
  readonly by: By;
  /** The athlete's browser and system; null if unknown, or if somebody else did it. */
  readonly device: string | null;
}

export interface HistoryPage {
  /** Newest first. */
  readonly entries: readonly HistoryEntry[];
  /** The `before` of the next page; null on the last one. */
  readonly next: number | null;
}

export interface HistoryRequest {
  readonly athleteId: string;
  readonly language: Language;
  readonly section?: SectionName | undefined;
  readonly before?: number | undefined;
}

interface HistorySource {
  readonly database: Database;
  readonly log: EventLog;
  readonly keyring: Keyring;
}

type Row = Pick<HistoryTables['history_entries'], 'version' | 'section' | 'recorded_at' | 'entry' | 'named'>;

interface Read {
  /** The versions of the stream and of its last row. */
  readonly head: number;
  readonly projected: number;
  readonly rows: readonly Row[];
}

/**
 * Reads one row more than a page has, to recognize the last page. A single statement, so that nothing is projected in
 * between.
 */
const ROWS: Statement = {
  name: 'history-page',
  text: `
    select s.version as head, coalesce(p.version, 0) as projected, e.version, e.section, e.recorded_at, e.entry, e.named
    from streams s
    left join lateral (
      select version from read.history_entries where athlete_id = $3::uuid order by version desc limit 1
    ) p on true
    left join lateral (
      select version, section, recorded_at, entry, named from read.history_entries
      where athlete_id = $3::uuid and version < $4::bigint and ($5::text is null or section = $5)
      order by version desc limit ${PAGE + 1}
    ) e on true
    where s.shard = $1::smallint and s.stream = $2
    order by e.version desc`,
};

type ReadRow = { readonly head: number; readonly projected: number } & (Row | Record<keyof Row, null>);

const readRows = async (database: Database, { athleteId, section, before }: HistoryRequest): Promise<Read> => {
  const values = [shardOf(athleteId), streamOf('portfolio', athleteId), athleteId, before ?? LAST, section ?? null];
  const rows = await executorOf(database).run<ReadRow>(ROWS, values);
  const [first] = rows;
  return {
    head: first?.head ?? 0,
    projected: first?.projected ?? 0,
    rows: rows.flatMap(({ head: _, projected: _projected, ...row }) => (row.version === null ? [] : [row])),
  };
};

const toldFromRow = async (
  { database: { kysely }, keyring }: HistorySource,
  { athleteId, language }: HistoryRequest,
  { version, section, recorded_at, ...sealed }: Row,
): Promise<HistoryEntry> => {
  const unseal = (bytes: Uint8Array, context: string) => keyring.unseal(kysely, athleteId, bytes, context);
  const { by, device, words } = await openEntry(unseal, { athleteId, version }, sealed);
  // Written by the projection.
  return { version, at: recorded_at, section: section as SectionName | null, says: words[language], by, device };
};

/** Describes the events that are not projected yet, such as the athlete's own last save, from the log. */
const toldFromLog = async (
  { log }: HistorySource,
  { athleteId, language, section, before = LAST }: HistoryRequest,
  projected: number,
): Promise<readonly HistoryEntry[]> => {
  const stream = streamOf('portfolio', athleteId);
  const [folded, recorded] = await Promise.all([
    log.foldPast(stream, portfolioDecider, projected),
    log.load(stream, { after: projected }),
  ]);
  let state = folded?.past.state ?? portfolioDecider.initialState;
  const entries: HistoryEntry[] = [];
  // A portfolio's stream holds its own events only.
  for (const one of recorded as readonly RecordedEvent<PortfolioEvent>[]) {
    const { event, version, recordedAt } = one;
    if (version < before && (section === undefined || sectionOfEvent(event) === section)) {
      const { by, device, words, section: of } = tell(one, state.sections);
      entries.push({ version, at: recordedAt, section: of, says: words[language], by, device });
    }
    state = portfolioDecider.evolve(state, one);
  }
  return entries.reverse();
};

/** Returns up to 50 events of a portfolio: from the read model, and from the log what is not projected yet. */
export const historyPage = async (source: HistorySource, request: HistoryRequest): Promise<HistoryPage> => {
  const { head, projected, rows } = await readRows(source.database, request);
  const isBehind = projected < Math.min(head, (request.before ?? LAST) - 1);
  const newest = isBehind ? await toldFromLog(source, request, projected) : [];
  const projectedOnes = await Promise.all(rows.map((row) => toldFromRow(source, request, row)));
  const told = [...newest, ...projectedOnes];
  const entries = told.slice(0, PAGE);
  return { entries, next: told.length > PAGE ? (entries.at(-1)?.version ?? null) : null };
};
