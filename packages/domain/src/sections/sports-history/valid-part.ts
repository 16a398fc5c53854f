import { z } from 'zod/mini';
import type { Item } from '../kit/items.ts';
import { validItems } from '../kit/valid-items.ts';
import { hasSport, inOrder, seasonOf, withKnownSports } from './by-season.ts';
import { sportsHistoryContent } from './content.ts';
import {
  award,
  externalLink,
  sportsHistoryLimits as max,
  performance,
  type Season,
  type SportsHistory,
  seasonYear,
  sport,
} from './fields.ts';
import { withClearSports } from './performance-sport.ts';

const anything = z.array(z.unknown());

/** The shape of a draft on a device: the lists exist, their items may be anything. */
const draftShape = z.object({
  seasons: z.array(z.object({ year: seasonYear, sports: anything, performances: anything, awards: anything })),
  links: anything,
});

/** Without a sport nothing can be added, so confirmed items stay and new ones wait on the device. */
const onlyConfirmed = ({ seasons, links }: SportsHistory, confirmed: SportsHistory): SportsHistory => {
  const kept = <I extends Item>(items: readonly I[], known: readonly Item[]): I[] =>
    items.filter(({ id }) => known.some((item) => item.id === id));
  const keptIn = (season: Season): Season => {
    const known = seasonOf(confirmed, season.year);
    return {
      ...season,
      performances: kept(season.performances, known.performances),
      awards: kept(season.awards, known.awards),
    };
  };
  return { seasons: inOrder(seasons.map(keptIn)), links: kept(links, confirmed.links) };
};

export const sportsHistoryValidPart = (draft: unknown, confirmed: SportsHistory): SportsHistory => {
  const whole = sportsHistoryContent.safeParse(draft);
  if (whole.success) return whole.data;
  const { data } = draftShape.safeParse(draft);
  if (!data) return confirmed;
  const taken = new Set<string>();
  const known = {
    sports: confirmed.seasons.flatMap((season) => season.sports),
    performances: confirmed.seasons.flatMap((season) => season.performances),
    awards: confirmed.seasons.flatMap((season) => season.awards),
  };
  const seasons = data.seasons
    .filter(({ year }, index) => data.seasons.findIndex((other) => other.year === year) === index)
    .map(({ year, sports, performances, awards }) => ({
      year,
      sports: validItems(sports, { item: sport, max: max.sports, confirmed: known.sports, taken }),
      performances: validItems(performances, {
        item: performance,
        max: max.performances,
        confirmed: known.performances,
        taken,
      }),
      awards: validItems(awards, { item: award, max: max.awards, confirmed: known.awards, taken }),
    }));
  const links = validItems(data.links, { item: externalLink, max: max.links, confirmed: confirmed.links, taken });
  const clear = seasons.map((season) =>
    withClearSports(withKnownSports(season), seasonOf(confirmed, season.year).performances),
  );
  const valid = { seasons: inOrder(clear), links };
  return hasSport(valid) ? valid : onlyConfirmed(valid, confirmed);
};
