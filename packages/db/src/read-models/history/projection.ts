import { athleteOf } from '@palmares/domain/kernel';
import { type PortfolioEvent, type PortfolioState, portfolioDecider } from '@palmares/domain/portfolio';
import type { Projection, Seal } from '@palmares/event-store/projector';
import { sql } from 'kysely';
import type { Queryable } from '../../database.ts';
import type { RecordedEvent } from '../../event-store/index.ts';
import { sealEntry } from './sealed-entry.ts';
import { readStates, writeStates } from './states.ts';
import { type HistoryTables, history_entries, history_sections } from './tables.ts';
import { sectionOfEvent, type Told, tell } from './tell.ts';

interface Entry extends Told {
  readonly athleteId: string;
  readonly version: number;
  readonly recordedAt: Date;
}

interface Contact {
  readonly athleteId: string;
  readonly contactId: string;
}

interface Telling {
  readonly entries: readonly Entry[];
  readonly states: ReadonlyMap<string, PortfolioState>;
  readonly forgotten: readonly Contact[];
}

const tellAll = (
  known: ReadonlyMap<string, PortfolioState>,
  recorded: readonly RecordedEvent<PortfolioEvent>[],
): Telling => {
  const entries: Entry[] = [];
  const states = new Map(known);
  const forgotten: Contact[] = [];
  for (const one of recorded) {
    const { stream, version, event, recordedAt } = one;
    const athleteId = athleteOf(stream);
    const before = states.get(athleteId) ?? portfolioDecider.initialState;
    const section = sectionOfEvent(event);
    if (section && before.sections[section].version >= version) continue;
    entries.push({ athleteId, version, recordedAt, ...tell(one, before.sections) });
    states.set(athleteId, portfolioDecider.evolve(before, one));
    if (event.type === 'ContactForgotten') forgotten.push({ athleteId, contactId: event.data.contactId });
  }
  return { entries, states, forgotten };
};

type Row = HistoryTables['history_entries'];

const writeEntries = async (db: Queryable, seal: Seal, entries: readonly Entry[]): Promise<void> => {
  if (entries.length === 0) return;
  const sealed = await Promise.all(entries.map((entry) => sealEntry(seal, entry)));
  const given = sql<Row>`unnest(
    ${entries.map(({ athleteId }) => athleteId)}::uuid[], ${entries.map(({ version }) => version)}::bigint[],
    ${entries.map(({ section }) => section)}::text[], ${entries.map(({ recordedAt }) => recordedAt)}::timestamptz[],
    ${entries.map(({ contact }) => contact?.id ?? null)}::text[], ${sealed.map(({ entry }) => entry)}::bytea[],
    ${sealed.map(({ named }) => named)}::bytea[])`;
  const columns = ['athlete_id', 'version', 'section', 'recorded_at', 'contact_id', 'entry', 'named'] as const;
  await db
    .insertInto('history_entries')
    .columns(columns)
    .expression((eb) =>
      eb
        .selectFrom(given.as<'given'>(sql`given(athlete_id, version, section, recorded_at, contact_id, entry, named)`))
        .select(columns),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Removes the words of a contact's entries that may name somebody, and keeps the others. */
const forget = async (db: Queryable, { athleteId, contactId }: Contact): Promise<void> => {
  await db
    .updateTable('history_entries')
    .set({ named: null })
    .where('athlete_id', '=', athleteId)
    .where('contact_id', '=', contactId)
    .where('named', 'is not', null)
    .execute();
};

/** Each event of a portfolio in words, as its athlete reads them. Raise the version when any sentence changes. */
export const historyProjection: Projection = {
  name: 'history',
  version: 4,
  tables: { history_entries, history_sections },
  subjectColumn: 'athlete_id',
  kinds: ['portfolio'],

  async apply(db, recorded, seal) {
    // A portfolio's stream holds its own events only, recorded with this product's metadata.
    const events = recorded as readonly RecordedEvent<PortfolioEvent>[];
    const known = await readStates(db, events);
    const { entries, states, forgotten } = tellAll(known, events);
    await writeEntries(db, seal, entries);
    await writeStates(db, known, states);
    for (const contact of forgotten) await forget(db, contact);
  },
};
