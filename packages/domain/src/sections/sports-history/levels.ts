import { isCategoryOf } from '../../catalogue/sports.ts';
import { issue } from '../../kernel/field-errors.ts';
import { type DraftItems, sport } from './fields.ts';

type Sport = DraftItems['sports'];

/** True if the sport's level is played in that season. An item keeps the level it had, also one that was retired since. */
export const hasLevelOf = (item: Sport, year: number, before: Sport | undefined): boolean =>
  isCategoryOf(item, year) ||
  (before?.category === item.category && before.sport === item.sport && before.country === item.country);

/** The rules of a sport in one season's form. `saved` are the season's items as the server has them. */
export const sportOfSeason = (year: number, saved: readonly Sport[]) =>
  sport.check(({ value, issues }) => {
    const before = saved.find(({ id }) => id === value.id);
    if (!hasLevelOf(value, year, before)) {
      issues.push(issue('category_out_of_season', value.category, { path: ['category'] }));
    }
  });
