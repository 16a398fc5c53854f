import { z } from 'zod/mini';
import { hasCategory, hasPosition, hasSport, OTHER } from '../../catalogue/sports.ts';
import { countries } from '../../kernel/country.ts';
import { absentOr, issue } from '../../kernel/field-errors.ts';
import { link } from '../../kernel/link.ts';
import { line, lineLimits, paragraph } from '../../kernel/text.ts';
import type { Draft } from '../kit/draft.ts';
import { itemId as id } from '../kit/item-commands.ts';
import { type MetricDraft, metric } from './metric/metric.ts';

/** Maximum items per season, except `links`, which counts for the whole history. */
export const sportsHistoryLimits = { sports: 2, performances: 4, awards: 4, links: 4 } as const;

const { max } = lineLimits;
const named = line({ ...lineLimits, required: true });
const optional = line(lineLimits);
// A catalogue id needs no text rules, because an unknown one is refused.
const choice = z.string({ error: absentOr('choice_invalid') });

/** The athlete's own words for something that is not in a list. Devices that do not know the field send none. */
const inOwnWords = z._default(optional, '');

export const sport = z
  .object({
    id,
    country: z.enum(countries, { error: absentOr('choice_invalid') }),
    sport: choice,
    category: choice,
    categoryOther: inOwnWords,
    position: choice,
    positionOther: inOwnWords,
    team: optional,
    league: optional,
  })
  .check(
    z.overwrite((value) => ({
      ...value,
      categoryOther: value.category === OTHER ? value.categoryOther : '',
      positionOther: value.position === OTHER ? value.positionOther : '',
    })),
    ({ value, issues }) => {
      const { country, sport, category, position } = value;
      const refuse = (
        field: 'sport' | 'category' | 'position',
        code: 'sport_unknown' | 'category_unknown' | 'position_unknown',
      ) => issues.push(issue(value[field] === '' ? 'required' : code, value[field], { path: [field] }));
      if (!hasSport(sport)) refuse('sport', 'sport_unknown');
      if (category === '' || (hasSport(sport) && !hasCategory(sport, country, category))) {
        refuse('category', 'category_unknown');
      }
      if (position === '' || (hasSport(sport) && !hasPosition(sport, position))) refuse('position', 'position_unknown');
      for (const field of ['category', 'position'] as const) {
        const words = `${field}Other` as const;
        if (value[field] === OTHER && value[words] === '') issues.push(issue('required', '', { path: [words] }));
      }
    },
  );

export const performance = z.object({
  id,
  /** A sport of the same season; empty in performances from before there was a choice. */
  sportId: z._default(z.string({ error: absentOr('choice_invalid') }), ''),
  result: line({ max, required: true }),
  event: named,
  desc: paragraph(),
  metric: z._default(z.nullable(metric), null),
});

export const award = z.object({ id, name: named, awardedBy: optional, description: paragraph() });

export const externalLink = z.object({ id, name: named, url: link });

export const seasonYear = z.int({ error: absentOr('year_invalid') });

export type Sport = z.infer<typeof sport>;
export type Performance = z.infer<typeof performance>;
export type Award = z.infer<typeof award>;
export type ExternalLink = z.infer<typeof externalLink>;

/** The items of each list. Links belong to the whole history, all other lists to one season. */
export interface HistoryItems {
  sports: Sport;
  performances: Performance;
  awards: Award;
  links: ExternalLink;
}
export type SeasonList = Exclude<keyof HistoryItems, 'links'>;
export const seasonLists = ['sports', 'performances', 'awards'] as const satisfies readonly SeasonList[];
type PerformanceDraft = Draft<Omit<Performance, 'metric'>> & { metric: MetricDraft | null };
export type DraftItems = { [List in Exclude<keyof HistoryItems, 'performances'>]: Draft<HistoryItems[List]> } & {
  performances: PerformanceDraft;
};

export type ListsOf<Items extends DraftItems> = { [List in SeasonList]: Items[List][] };
export type SeasonOf<Items extends DraftItems> = { year: number } & ListsOf<Items>;

/** A history of valid items, or of items that are still being typed. */
export interface HistoryOf<Items extends DraftItems> {
  seasons: SeasonOf<Items>[];
  links: Items['links'][];
}

export type Season = SeasonOf<HistoryItems>;
export type SportsHistory = HistoryOf<HistoryItems>;
export type SportsHistoryDraft = HistoryOf<DraftItems>;

export const emptySeason = <Items extends DraftItems = HistoryItems>(year: number): SeasonOf<Items> => ({
  year,
  sports: [],
  performances: [],
  awards: [],
});

export const emptySportsHistory = (): SportsHistory => ({ seasons: [], links: [] });
