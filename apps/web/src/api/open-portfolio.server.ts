import { myPortfolio } from '@palmares/db/read-models/my-portfolio';
import { planOf } from '@palmares/db/read-models/plan-of';
import type { LiveLink } from '@palmares/db/sharing/index';
import { ageAt } from '@palmares/domain/account/index';
import { planAt } from '@palmares/domain/plan/index';
import { type SectionContent, type SectionStates, sections } from '@palmares/domain/portfolio/index';
import type { Context } from './context.server.ts';
import { readGrant } from './grant-cookie.server.ts';

type SportsHistory = SectionContent<'sports-history'>;

/** What a visitor is given, and nothing else: no id, no address, no time of an edit, no date of birth. */
export interface SharedPortfolio {
  readonly firstName: string;
  readonly lastName: string;
  readonly age: number;
  readonly isEmpty: boolean;
  readonly sections: SectionStates;
}

export type OpenedPortfolio =
  | { readonly state: 'open'; readonly portfolio: SharedPortfolio }
  | { readonly state: 'passcode' }
  | { readonly state: 'not_public' };

/** An item's id is a device's and may carry the moment it was made; on a page its place is id enough. */
const placed = <Item extends { id: string }>(items: readonly Item[]): Item[] =>
  items.map((item, index) => ({ ...item, id: `${index + 1}` }));

const withoutIds = ({ seasons, links }: SportsHistory): SportsHistory => ({
  seasons: seasons.map((season) => ({
    ...season,
    sports: placed(season.sports),
    performances: placed(season.performances),
    awards: placed(season.awards),
  })),
  links: placed(links),
});

/** A version counts the athlete's edits, which is nobody else's business. */
const unversioned = <Content>(content: Content) => ({ version: 0, content });

/** Link and plan are read on the primary at each request: both may have ended a moment ago. */
export const findPublicLink = async ({ services }: Context, token: string, at: Date): Promise<LiveLink | undefined> => {
  const { kysely } = services.database;
  const link = await services.sharing.findLiveLink(kysely, token);
  if (!link) return undefined;
  const { state } = await planOf(kysely, link.athleteId);
  return planAt(state, at) === 'athlete' ? link : undefined;
};

export const openPortfolio = async (ctx: Context, token: string): Promise<OpenedPortfolio> => {
  const { sharing, database, log } = ctx.services;
  const { kysely } = database;
  const at = new Date();
  const link = await findPublicLink(ctx, token, at);
  if (!link) return { state: 'not_public' };
  if (link.protected && !(await sharing.hasGrant(kysely, link, readGrant(token)))) return { state: 'passcode' };

  const { athlete, sections: written } = await myPortfolio(kysely, log, { athleteId: link.athleteId });
  if (!athlete) return { state: 'not_public' };
  return {
    state: 'open',
    portfolio: {
      firstName: athlete.firstName,
      lastName: athlete.lastName,
      age: ageAt(athlete.dateOfBirth, at),
      isEmpty: sections.introduction.isEmpty(written.introduction.content),
      sections: {
        introduction: unversioned(written.introduction.content),
        motto: unversioned(written.motto.content),
        'sports-history': unversioned(withoutIds(written['sports-history'].content)),
      },
    },
  };
};
