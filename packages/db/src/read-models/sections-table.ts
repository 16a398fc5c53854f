import type { SectionContent, SectionName } from '@palmares/domain/portfolio';
import type { Schema } from '@palmares/event-store';
import { type ColumnType, type QueryCreator, sql } from 'kysely';

/** The columns of a table that has portfolios section by section. */
export const sectionsTable = `
  athlete_id uuid not null,
  section text not null,
  version bigint not null,
  content jsonb not null,
  primary key (athlete_id, section)
`;

export interface SectionsTable {
  athlete_id: string;
  section: string;
  version: number;
  /** Parsed when read and written as JSON text. */
  content: ColumnType<unknown, string, string>;
}

export interface AthleteSection {
  readonly athleteId: string;
  readonly section: SectionName;
  readonly version: number;
  readonly content: SectionContent;
}

const columns = ['athlete_id', 'section', 'version', 'content'] as const;

/** The statement that writes whole sections, of any number of athletes, to a table that has portfolios by section. */
export const upsertSections = (
  db: QueryCreator<Schema>,
  table: 'history_sections' | 'portfolio_sections',
  changed: readonly AthleteSection[],
) => {
  const given = sql<{ athlete_id: string; section: string; version: number; content: string }>`unnest(
    ${changed.map(({ athleteId }) => athleteId)}::uuid[], ${changed.map(({ section }) => section)}::text[],
    ${changed.map(({ version }) => version)}::bigint[],
    ${changed.map(({ content }) => JSON.stringify(content))}::jsonb[])`;
  return db
    .insertInto(table)
    .columns(columns)
    .expression((eb) =>
      eb.selectFrom(given.as<'given'>(sql`given(athlete_id, section, version, content)`)).select(columns),
    )
    .onConflict((conflict) =>
      conflict.columns(['athlete_id', 'section']).doUpdateSet((eb) => ({
        version: eb.ref('excluded.version'),
        content: eb.ref('excluded.content'),
      })),
    );
};
