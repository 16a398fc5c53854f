import { isCategoryOf } from '../../catalogue/sports.ts';
import { seasonOf } from './by-season.ts';
import type { DraftItems, SportsHistoryDraft } from './fields.ts';

type Sport = DraftItems['sports'];

/** The sports of another season, to be copied into one that has none. */
export interface SportsToCopy {
  /** The year in which the other season starts. */
  readonly from: number;
  readonly sports: readonly Sport[];
}

const isNamed = ({ sport }: Sport): boolean => sport !== '';

/**
 * The sports of the latest earlier season that has any, else of the next later one; undefined if this season has a
 * sport, or no other has.
 */
export const sportsToCopy = (history: SportsHistoryDraft, year: number): SportsToCopy | undefined => {
  if (seasonOf(history, year).sports.length > 0) return undefined;
  const others = history.seasons
    .filter((season) => season.year !== year && season.sports.some(isNamed))
    .sort((left, right) => right.year - left.year);
  const nearest = others.find((season) => season.year < year) ?? others.at(-1);
  return nearest && { from: nearest.year, sports: nearest.sports.filter(isNamed) };
};

/** Copies for the season that starts in `year`, under new ids. A category that it does not have is left blank. */
export const copiedSports = (sports: readonly Sport[], year: number, newId: () => string): readonly Sport[] =>
  sports.map((sport) => ({
    ...sport,
    id: newId(),
    ...(isCategoryOf(sport, year) ? {} : { category: '', categoryOther: '' }),
  }));
