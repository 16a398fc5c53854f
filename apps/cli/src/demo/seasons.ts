import type { SectionContent } from '@palmares/domain/portfolio';
import { seasonStartYear } from '@palmares/domain/sections';

type SportsHistory = SectionContent<'sports-history'>;
type Season = SportsHistory['seasons'][number];
type WithoutId<Item> = Omit<Item, 'id'>;

interface DemoSeason {
  readonly sports: readonly WithoutId<Season['sports'][number]>[];
  readonly performances: readonly WithoutId<Season['performances'][number]>[];
  readonly awards: readonly WithoutId<Season['awards'][number]>[];
}

interface DemoHistory {
  /** Latest first. */
  readonly seasons: readonly DemoSeason[];
  readonly links: readonly WithoutId<SportsHistory['links'][number]>[];
}

const placed = <Item>(items: readonly Item[]): (Item & { id: string })[] =>
  items.map((item) => ({ ...item, id: crypto.randomUUID() }));

/** Builds a history whose latest season is the current one on that day. */
export const seasonsBefore =
  ({ seasons, links }: DemoHistory) =>
  (at: Date): SportsHistory => ({
    seasons: seasons.map((season, back) => ({
      year: seasonStartYear(at) - back,
      sports: placed(season.sports),
      performances: placed(season.performances),
      awards: placed(season.awards),
    })),
    links: placed(links),
  });

/** The year in which the current school year ends. It begins with the season. */
export const schoolYearEnd = (at: Date): number => seasonStartYear(at) + 1;
