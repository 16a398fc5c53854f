import { z } from 'zod/mini';
import { issue } from '../../kernel/field-errors.ts';
import { listIssues } from '../kit/valid-items.ts';
import { hasSport, inOrder, isHistoryEmpty, withKnownSports } from './by-season.ts';
import {
  award,
  externalLink,
  performance,
  type Season,
  seasonLists,
  seasonYear,
  sport,
  sportsHistoryLimits,
} from './fields.ts';
import { hasClearSport } from './performance-sport.ts';

const season = z.object({
  year: seasonYear,
  sports: z.array(sport),
  performances: z.array(performance),
  awards: z.array(award),
});

const listsOf = (of: Season, index: number) =>
  seasonLists.map((list) => ({
    path: ['seasons', index, list],
    items: of[list],
    max: sportsHistoryLimits[list],
  }));

/**
 * The whole history, as a form holds it. `mayAdd` checks whether a season is still open, because that depends on the
 * day.
 */
export const sportsHistoryContent = z
  .object({ seasons: z.array(season), links: z.array(externalLink) })
  .check(({ value, issues }) => {
    const { seasons, links } = value;
    issues.push(
      ...listIssues([...seasons.flatMap(listsOf), { path: ['links'], items: links, max: sportsHistoryLimits.links }]),
    );
    for (const [index, { year, sports, performances }] of seasons.entries()) {
      if (seasons.findIndex((other) => other.year === year) < index) {
        issues.push(issue('duplicate', year, { path: ['seasons', index, 'year'] }));
      }
      for (const [at, item] of performances.entries()) {
        if (hasClearSport(item, sports)) continue;
        issues.push(issue('required', item.sportId, { path: ['seasons', index, 'performances', at, 'sportId'] }));
      }
    }
    if (!isHistoryEmpty(value) && !hasSport(value)) {
      issues.push(issue('sport_required', seasons, { path: ['seasons'] }));
    }
  })
  .check(z.overwrite(({ seasons, links }) => ({ seasons: inOrder(seasons.map(withKnownSports)), links })));
