import { athleteOf, type DomainEvent } from '@palmares/domain/kernel';
import {
  type AthleteRenamed,
  evolveContent,
  type PortfolioStarted,
  type SectionContent,
  type SectionName,
  sectionNames,
  sections,
} from '@palmares/domain/portfolio';
import { shardOf } from '@palmares/event-store';
import type { Projection } from '@palmares/event-store/projector';
import { sql } from 'kysely';
import type { Queryable } from '../../database.ts';
import { type AthleteSection, upsertSections } from '../sections-table.ts';
import { portfolio_sections, portfolios } from './tables.ts';

interface Edit {
  readonly athleteId: string;
  readonly section: SectionName;
  readonly version: number;
  readonly event: DomainEvent;
}

const keyOf = (athleteId: string, section: string): string => `${athleteId} ${section}`;

const isStart = (event: DomainEvent): event is PortfolioStarted => event.type === 'PortfolioStarted';

const isRename = (event: DomainEvent): event is AthleteRenamed => event.type === 'AthleteRenamed';

const sectionOf = (event: DomainEvent): SectionName | undefined =>
  sectionNames.find((candidate) => sections[candidate].owns(event));

const written = async (db: Queryable, edits: readonly Edit[]): Promise<Map<string, AthleteSection>> => {
  const athletes = [...new Set(edits.map(({ athleteId }) => athleteId))];
  const names = [...new Set(edits.map(({ section }) => section))];
  const rows = await db
    .selectFrom('portfolio_sections')
    .select(['athlete_id', 'section', 'version', 'content'])
    .where('athlete_id', '=', sql<string>`any(${athletes}::uuid[])`)
    .where('section', '=', sql<string>`any(${names}::text[])`)
    .execute();
  return new Map(
    rows.map(({ athlete_id, section, version, content }) => [
      keyOf(athlete_id, section),
      // Written below, by this section's own `evolve`.
      { athleteId: athlete_id, section: section as SectionName, version, content: content as SectionContent },
    ]),
  );
};

/** Applies the edits to the sections they touch; returns each section once, however often it was edited. */
const evolved = (known: ReadonlyMap<string, AthleteSection>, edits: readonly Edit[]): readonly AthleteSection[] => {
  const changed = new Map<string, AthleteSection>();
  for (const { athleteId, section, version, event } of edits) {
    const key = keyOf(athleteId, section);
    const before = changed.get(key) ?? known.get(key);
    if (before && before.version >= version) continue;
    const content = evolveContent(section, before?.content ?? sections[section].empty(), event);
    changed.set(key, { athleteId, section, version, content });
  }
  return [...changed.values()];
};

interface Start {
  readonly athleteId: string;
  readonly version: number;
  readonly data: PortfolioStarted['data'];
}

const writeStarts = async (db: Queryable, starts: readonly Start[]): Promise<void> => {
  await db
    .insertInto('portfolios')
    .values(
      starts.map(({ athleteId, version, data }) => ({
        athlete_id: athleteId,
        shard: shardOf(athleteId),
        version,
        first_name: data.firstName,
        last_name: data.lastName,
        date_of_birth: data.dateOfBirth,
        country: data.place.country,
        region: data.place.region,
        language: data.language,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** `names`: the last one of each athlete. */
const writeNames = async (db: Queryable, names: ReadonlyMap<string, AthleteRenamed['data']>): Promise<void> => {
  for (const [athleteId, { firstName, lastName }] of names)
    await db
      .updateTable('portfolios')
      .set({ first_name: firstName, last_name: lastName })
      .where('athlete_id', '=', athleteId)
      .execute();
};

/** One statement, because a projection spends most of its time waiting for the database. */
const writeSections = async (
  db: Queryable,
  changed: readonly AthleteSection[],
  versions: ReadonlyMap<string, number>,
): Promise<void> => {
  const moved = sql<{ athlete_id: string; version: number }>`unnest(
    ${[...versions.keys()]}::uuid[], ${[...versions.values()]}::bigint[])`;
  await db
    .with('written', (cte) => upsertSections(cte, 'portfolio_sections', changed))
    .updateTable('portfolios')
    .from(moved.as<'to'>(sql`"to"(athlete_id, version)`))
    .set({ version: sql`greatest(portfolios.version, "to".version)` })
    .whereRef('portfolios.athlete_id', '=', 'to.athlete_id')
    .execute();
};

/** The current portfolio, section by section. */
export const portfolioProjection: Projection = {
  name: 'portfolio',
  version: 3,
  tables: { portfolios, portfolio_sections },
  subjectColumn: 'athlete_id',
  kinds: ['portfolio'],

  async apply(db, recorded) {
    const edits: Edit[] = [];
    const starts: Start[] = [];
    const names = new Map<string, AthleteRenamed['data']>();
    const versions = new Map<string, number>();
    for (const { stream, version, event } of recorded) {
      const athleteId = athleteOf(stream);
      versions.set(athleteId, version);
      const section = sectionOf(event);
      if (section) edits.push({ athleteId, section, version, event });
      else if (isStart(event)) starts.push({ athleteId, version, data: event.data });
      else if (isRename(event)) names.set(athleteId, event.data);
    }
    if (starts.length > 0) await writeStarts(db, starts);
    await writeNames(db, names);
    const changed = edits.length > 0 ? evolved(await written(db, edits), edits) : [];
    await writeSections(db, changed, versions);
  },
};
