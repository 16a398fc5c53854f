import { athleteOf } from '@palmares/domain/kernel';
import { type PortfolioState, portfolioDecider, type SectionStates, sectionNames } from '@palmares/domain/portfolio';
import { sql } from 'kysely';
import type { Queryable } from '../../database.ts';
import type { RecordedEvent } from '../../event-store/index.ts';
import { type AthleteSection, upsertSections } from '../sections-table.ts';

/** The portfolios as of the last entry of each athlete: their sections, which is all that a sentence needs. */
export const readStates = async (
  db: Queryable,
  recorded: readonly Pick<RecordedEvent, 'stream'>[],
): Promise<ReadonlyMap<string, PortfolioState>> => {
  const athletes = [...new Set(recorded.map(({ stream }) => athleteOf(stream)))];
  const rows = await db
    .selectFrom('history_sections')
    .select(['athlete_id', 'section', 'version', 'content'])
    .where('athlete_id', '=', sql<string>`any(${athletes}::uuid[])`)
    .execute();
  const { initialState } = portfolioDecider;
  return new Map(
    [...Map.groupBy(rows, ({ athlete_id }) => athlete_id)].map(([athleteId, sections]) => {
      // Written below, by the same decider.
      const written = sections.map(({ section, version, content }) => [section, { version, content }] as const);
      return [athleteId, { ...initialState, sections: { ...initialState.sections, ...Object.fromEntries(written) } }];
    }),
  );
};

/** The sections that differ from those that were read. */
const changedSections = (
  known: ReadonlyMap<string, PortfolioState>,
  states: ReadonlyMap<string, PortfolioState>,
): readonly AthleteSection[] =>
  [...states].flatMap(([athleteId, { sections }]) => {
    const before: SectionStates = (known.get(athleteId) ?? portfolioDecider.initialState).sections;
    return sectionNames
      .filter((name) => sections[name] !== before[name])
      .map((section) => ({ athleteId, section, ...sections[section] }));
  });

export const writeStates = async (
  db: Queryable,
  known: ReadonlyMap<string, PortfolioState>,
  states: ReadonlyMap<string, PortfolioState>,
): Promise<void> => {
  const changed = changedSections(known, states);
  if (changed.length === 0) return;
  await upsertSections(db, 'history_sections', changed).execute();
};
