import { z } from 'zod';
import type { Item } from '../items.ts';
import { sportsHistoryContent } from './content.ts';
import {
  award,
  emptySeason,
  externalLink,
  inOrder,
  performance,
  type Season,
  type SportsHistory,
  seasonYear,
  sport,
  sportsHistoryLimits,
} from './fields.ts';

/** A draft as a device may hold it: the lists are there, their items may be anything. */
const draftShape = z.object({
  seasons: z.array(
    z.object({
      year: seasonYear,
      sports: z.array(z.unknown()),
      performances: z.array(z.unknown()),
      awards: z.array(z.unknown()),
    }),
  ),
  links: z.array(z.unknown()),
});

const withId = z.object({ id: z.string() });

interface ValidItems<I extends Item> {
  readonly schema: z.ZodType<I>;
  readonly confirmed: readonly I[];
  readonly max: number;
  readonly taken: Set<string>;
}

/** Each item as it is, else as it was confirmed, else not at all. */
const validItems = <I extends Item>(
  drafts: readonly unknown[],
  { schema, confirmed, max, taken }: ValidItems<I>,
): I[] => {
  const valid: I[] = [];
  for (const draft of drafts) {
    const parsed = schema.safeParse(draft);
    const id = withId.safeParse(draft).data?.id;
    const item = parsed.success ? parsed.data : confirmed.find((candidate) => candidate.id === id);
    if (!item || taken.has(item.id) || valid.length >= max) continue;
    taken.add(item.id);
    valid.push(item);
  }
  return valid;
};

/** Without a sport nothing may be added: what was confirmed stays, what is new waits on the device. */
const onlyConfirmed = (valid: SportsHistory, confirmed: SportsHistory): SportsHistory => {
  const kept = <I extends Item>(items: readonly I[], known: readonly Item[]): I[] =>
    items.filter(({ id }) => known.some((item) => item.id === id));
  return {
    seasons: inOrder(
      valid.seasons.map((season) => {
        const known = confirmed.seasons.find(({ year }) => year === season.year) ?? emptySeason(season.year);
        return {
          ...season,
          performances: kept(season.performances, known.performances),
          awards: kept(season.awards, known.awards),
        };
      }),
    ),
    links: kept(valid.links, confirmed.links),
  };
};

export const sportsHistoryValidPart = (draft: unknown, confirmed: SportsHistory): SportsHistory => {
  const whole = sportsHistoryContent.safeParse(draft);
  if (whole.success) return whole.data;
  const shape = draftShape.safeParse(draft);
  if (!shape.success) return confirmed;
  const taken = new Set<string>();
  const seasons: Season[] = [];
  for (const { year, sports, performances, awards } of shape.data.seasons) {
    if (seasons.some((season) => season.year === year)) continue;
    const known = confirmed.seasons;
    seasons.push({
      year,
      sports: validItems(sports, {
        schema: sport,
        confirmed: known.flatMap((season) => season.sports),
        max: sportsHistoryLimits.sports,
        taken,
      }),
      performances: validItems(performances, {
        schema: performance,
        confirmed: known.flatMap((season) => season.performances),
        max: sportsHistoryLimits.performances,
        taken,
      }),
      awards: validItems(awards, {
        schema: award,
        confirmed: known.flatMap((season) => season.awards),
        max: sportsHistoryLimits.awards,
        taken,
      }),
    });
  }
  const links = validItems(shape.data.links, {
    schema: externalLink,
    confirmed: confirmed.links,
    max: sportsHistoryLimits.links,
    taken,
  });
  const valid = { seasons: inOrder(seasons), links };
  return seasons.some(({ sports }) => sports.length > 0) ? valid : onlyConfirmed(valid, confirmed);
};
