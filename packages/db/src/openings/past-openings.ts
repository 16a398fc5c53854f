import { ADULT_AGE, ageAt } from '@palmares/domain/account';
import { identityResultOf } from '@palmares/domain/identity';
import type { Parts } from '@palmares/domain/shared-portfolio';
import type { Queryable } from '../database.ts';
import { type EventLog, foldStream } from '../event-store/index.ts';
import { pastPortfolio } from '../read-models/portfolio/query.ts';

const MAX = 50;

export interface PastOpening {
  readonly openingId: string;
  readonly athleteId: string;
  readonly label: string;
  readonly at: Date;
  readonly portfolioVersion: number;
  readonly identityVersion: number;
  /** Null means the parts that suited the athlete's age at that time. */
  readonly parts: Parts | null;
}

const openings = (db: Queryable) =>
  db
    .selectFrom('link_openings as o')
    .innerJoin('publish_links as l', 'l.id', 'o.link_id')
    .select([
      'o.id as openingId',
      'o.athlete_id as athleteId',
      'l.label',
      'o.at',
      'o.portfolio_version as portfolioVersion',
      'o.identity_version as identityVersion',
      'o.parts',
    ]);

/** The newest openings of one link, or of all of an athlete's, the newest first. */
export const newestOpenings = (
  db: Queryable,
  of: { readonly athleteId: string } | { readonly linkId: string },
  limit: number,
): Promise<readonly PastOpening[]> =>
  openings(db)
    .where((eb) => ('linkId' in of ? eb('o.link_id', '=', of.linkId) : eb('o.athlete_id', '=', of.athleteId)))
    .orderBy('o.at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(limit)
    .execute();

interface OneLink {
  readonly athleteId: string;
  readonly linkId: string;
  readonly at: Date;
}

/** Returns the openings that an athlete may look at again: none under 18, where visitors are only counted. */
export const openingsOfLink = async (
  db: Queryable,
  { athleteId, linkId, at }: OneLink,
): Promise<readonly Pick<PastOpening, 'openingId' | 'at'>[]> => {
  const rows = await openings(db)
    .innerJoin('accounts as a', 'a.id', 'o.athlete_id')
    .clearSelect()
    .select(['o.id as openingId', 'o.at', 'a.date_of_birth as dateOfBirth', 'a.country'])
    .where('o.athlete_id', '=', athleteId)
    .where('o.link_id', '=', linkId)
    .orderBy('o.at', 'desc')
    .limit(MAX)
    .execute();
  return rows
    .filter(({ dateOfBirth, country }) => ageAt(dateOfBirth, country, at) >= ADULT_AGE)
    .map(({ openingId, at: openedAt }) => ({ openingId, at: openedAt }));
};

/** Undefined once it was deleted. */
export const findOpening = (db: Queryable, openingId: string): Promise<PastOpening | undefined> =>
  openings(db).where('o.id', '=', openingId).executeTakeFirst();

/** Returns the content that the page was made of, folded from the log. */
export const contentOfOpening = async (
  log: EventLog,
  { athleteId, portfolioVersion, identityVersion }: PastOpening,
) => {
  const [portfolio, identity] = await Promise.all([
    pastPortfolio(log, athleteId, { upTo: portfolioVersion }),
    foldStream(log, 'identity', athleteId, { upTo: identityVersion }),
  ]);
  return { ...portfolio, identity: identityResultOf(identity.state) };
};
