import { z } from 'zod';
import { issue } from '../../kernel/field-errors.ts';
import {
  award,
  externalLink,
  inOrder,
  isSportsHistoryEmpty,
  performance,
  type SportsHistory,
  seasonLists,
  seasonYear,
  sport,
  sportsHistoryLimits,
} from './fields.ts';

const season = z.object({
  year: seasonYear,
  sports: z.array(sport),
  performances: z.array(performance),
  awards: z.array(award),
});

interface Named {
  readonly path: readonly (string | number)[];
  readonly id: string;
}

const itemsOf = ({ seasons, links }: SportsHistory): Named[] => [
  ...seasons.flatMap((season, index) =>
    seasonLists.flatMap((list) => season[list].map(({ id }, at) => ({ id, path: ['seasons', index, list, at] }))),
  ),
  ...links.map(({ id }, at) => ({ id, path: ['links', at] })),
];

/** The whole history as a form tells it. Whether a season may still be filled depends on the day: `decide` knows that. */
export const sportsHistoryContent = z
  .object({ seasons: z.array(season), links: z.array(externalLink) })
  .check(({ value, issues }) => {
    const tooMany = (path: readonly (string | number)[], length: number, max: number) => {
      if (length > max) issues.push(issue('too_many', length, { path, params: { max } }));
    };
    tooMany(['links'], value.links.length, sportsHistoryLimits.links);
    for (const [index, season] of value.seasons.entries()) {
      for (const list of seasonLists) {
        tooMany(['seasons', index, list], season[list].length, sportsHistoryLimits[list]);
      }
      if (value.seasons.findIndex(({ year }) => year === season.year) < index) {
        issues.push(issue('duplicate', season.year, { path: ['seasons', index, 'year'] }));
      }
    }
    const known = new Set<string>();
    for (const { id, path } of itemsOf(value)) {
      if (known.has(id)) issues.push(issue('duplicate', id, { path: [...path, 'id'] }));
      known.add(id);
    }
    if (!isSportsHistoryEmpty(value) && value.seasons.every(({ sports }) => sports.length === 0)) {
      issues.push(issue('sport_required', value.seasons, { path: ['seasons'] }));
    }
  })
  .overwrite(({ seasons, links }) => ({ seasons: inOrder(seasons), links }));
