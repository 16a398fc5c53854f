import { evolveContent, type PortfolioStarted, type SectionContent, sectionNames, sections } from '@palmares/domain';
import type { RecordedEvent } from '@palmares/domain/application/event-log';
import type { DomainEvent } from '@palmares/domain/kernel/decider';
import { athleteOf, shardOf } from '@palmares/domain/kernel/stream';
import { sql } from 'kysely';
import type { Queryable } from '../database.ts';
import type { Projection } from './projection.ts';

const isStart = (event: DomainEvent): event is PortfolioStarted => event.type === 'PortfolioStarted';

const start = async (db: Queryable, athleteId: string, version: number, data: PortfolioStarted['data']) => {
  await db
    .insertInto('portfolios')
    .values({
      athlete_id: athleteId,
      shard: shardOf(athleteId),
      version,
      first_name: data.firstName,
      last_name: data.lastName,
      birth_date: data.dateOfBirth,
      country: data.place.country,
      region: data.place.region,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

const evolveSection = async (db: Queryable, athleteId: string, version: number, event: DomainEvent) => {
  const name = sectionNames.find((candidate) => sections[candidate].owns(event));
  if (!name) return;
  const row = await db
    .selectFrom('portfolio_sections')
    .select(['version', 'content'])
    .where('athlete_id', '=', athleteId)
    .where('section', '=', name)
    .executeTakeFirst();
  if (row && row.version >= version) return;
  // The row was written below, from this section's own `evolve`.
  const before = row ? (row.content as SectionContent) : sections[name].empty();
  const content = JSON.stringify(evolveContent(name, before, event));
  await db
    .insertInto('portfolio_sections')
    .values({ athlete_id: athleteId, section: name, version, content })
    .onConflict((conflict) => conflict.columns(['athlete_id', 'section']).doUpdateSet({ version, content }))
    .execute();
};

/** What the portfolio says now, section by section. */
export const portfolioProjection: Projection = {
  name: 'portfolio',
  tables: ['portfolios', 'portfolio_sections'],
  kinds: ['portfolio'],

  async apply(db, { stream, version, event }: RecordedEvent) {
    const athleteId = athleteOf(stream);
    if (isStart(event)) await start(db, athleteId, version, event.data);
    else await evolveSection(db, athleteId, version, event);
    await db
      .updateTable('portfolios')
      .set({ version: sql`greatest(version, ${version})` })
      .where('athlete_id', '=', athleteId)
      .execute();
  },
};
