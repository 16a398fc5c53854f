import { type IdentityResult, type IdentityState, identityResultOf } from '@palmares/domain/identity';
import { streamOf } from '@palmares/domain/kernel';
import {
  type Athlete,
  portfolioDecider,
  portfolioSections,
  type SectionName,
  type SectionStates,
} from '@palmares/domain/portfolio';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '../../database.ts';
import { type EventLog, foldStream } from '../../event-store/index.ts';
import { identityOf } from '../identity/query.ts';

export interface Portfolio {
  /** The stream version that this reflects: lower than requested only if the log itself ends there. */
  readonly version: number;
  readonly athlete: Athlete | null;
  readonly sections: SectionStates;
}

export interface MyPortfolio extends Portfolio {
  /** The projected result of the Identity test that counts; null while none is scored. */
  readonly identity: IdentityResult | null;
}

export interface MyPortfolioRequest {
  readonly athleteId: string;
  /** The reader's own last write, which must be visible even before it is projected. */
  readonly atLeastVersion?: number;
}

/** The newest portfolio, even if not yet projected. */
export const newestPortfolio = async (log: EventLog, athleteId: string): Promise<Portfolio> => {
  const { version, state } = await foldStream(log, 'portfolio', athleteId);
  const { athlete, sections } = state;
  return { version, athlete, sections };
};

/** The portfolio as of a version or a moment, folded from the first event. */
export const pastPortfolio = async (
  log: EventLog,
  athleteId: string,
  asOf: Parameters<typeof foldStream>[3],
): Promise<Portfolio> => {
  const { version, state } = await foldStream(log, 'portfolio', athleteId, asOf);
  const { athlete, sections } = state;
  return { version, athlete, sections };
};

/** The portfolio as it was right after a version, and as it is now. */
interface PortfolioMoment {
  /** When that version was recorded. */
  readonly at: Date;
  readonly past: SectionStates;
  readonly present: SectionStates;
}

/** Null if the portfolio has no such version. */
export const portfolioMoment = async (
  log: EventLog,
  athleteId: string,
  version: number,
): Promise<PortfolioMoment | null> => {
  const folded = await log.foldPast(streamOf('portfolio', athleteId), portfolioDecider, version);
  if (!folded) return null;
  const { past, present } = folded;
  return { at: past.recordedAt, past: past.state.sections, present: present.state.sections };
};

/** Reads in one statement, because every opening of a link calls it. */
const projected = async (db: Queryable, athleteId: string): Promise<MyPortfolio | undefined> => {
  const portfolio = await db
    .withSchema('read')
    .selectFrom('portfolios')
    .leftJoin('identities', 'identities.athlete_id', 'portfolios.athlete_id')
    .selectAll('portfolios')
    .select('identities.state as identity')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('portfolio_sections')
          .select(['section', 'portfolio_sections.version', 'content'])
          .whereRef('portfolio_sections.athlete_id', '=', 'portfolios.athlete_id'),
      ).as('sections'),
    )
    .where('portfolios.athlete_id', '=', athleteId)
    .executeTakeFirst();
  if (!portfolio) return undefined;
  const written = new Map(portfolio.sections.map(({ section, version, content }) => [section, { version, content }]));
  const sections = Object.fromEntries(
    portfolioSections.map(({ name, empty }) => [name, written.get(name) ?? { version: 0, content: empty() }]),
  ) as Record<SectionName, unknown> as SectionStates;
  return {
    version: portfolio.version,
    athlete: {
      firstName: portfolio.first_name,
      lastName: portfolio.last_name,
      dateOfBirth: portfolio.date_of_birth,
      place: { country: portfolio.country as Athlete['place']['country'], region: portfolio.region },
      language: portfolio.language as Athlete['language'],
    },
    sections,
    // Written by the identity projection, with the same decider.
    identity: portfolio.identity ? identityResultOf(portfolio.identity as IdentityState) : null,
  };
};

/** The athlete's own portfolio: the read model if it is new enough for this reader, else the stream. */
export const myPortfolio = async (
  db: Queryable,
  log: EventLog,
  { athleteId, atLeastVersion = 1 }: MyPortfolioRequest,
): Promise<MyPortfolio> => {
  const portfolio = await projected(db, athleteId);
  if (portfolio && portfolio.version >= atLeastVersion) return portfolio;
  const identity = portfolio ? portfolio.identity : identityResultOf((await identityOf(db, athleteId)).state);
  return { ...(await newestPortfolio(log, athleteId)), identity };
};
