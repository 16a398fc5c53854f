import type { SectionContent } from '../portfolio/index.ts';
import { seasonStartYear } from '../sections/index.ts';

type SportsHistory = SectionContent<'sports-history'>;
type Season = SportsHistory['seasons'][number];
type WithoutId<Item> = Omit<Item, 'id'>;
type Sport = Season['sports'][number];
type Performance = Season['performances'][number];

/** A level and position of the catalogue. */
type DemoSport = Omit<Sport, 'id' | 'categoryOther' | 'positionOther'>;

interface DemoPerformance extends Pick<Performance, 'result' | 'event' | 'desc'> {
  /** The catalogue's id of its sport; absent in a season of one sport. */
  readonly sport?: string;
  readonly metric?: Pick<NonNullable<Performance['metric']>, 'kind' | 'value' | 'unit' | 'source'> & {
    /** Address of the evidence; absent without one. */
    readonly link?: string;
  };
}

interface DemoSeason {
  readonly sports: readonly DemoSport[];
  readonly performances: readonly DemoPerformance[];
  readonly awards: readonly WithoutId<Season['awards'][number]>[];
}

interface DemoHistory {
  /** Latest first. */
  readonly seasons: readonly DemoSeason[];
  readonly links: readonly WithoutId<SportsHistory['links'][number]>[];
}

const placed = <Item>(items: readonly Item[]): (Item & { id: string })[] =>
  items.map((item) => ({ ...item, id: crypto.randomUUID() }));

const seasonIn = (year: number, { sports: played, performances, awards }: DemoSeason): Season => {
  const sports = placed(played.map((sport) => ({ ...sport, categoryOther: '', positionOther: '' })));
  const sportIdOf = (name: string | undefined): string =>
    (sports.find(({ sport }) => sport === name) ?? sports[0])?.id ?? '';
  return {
    year,
    sports,
    performances: placed(
      performances.map(({ sport, metric, ...performance }) => ({
        ...performance,
        sportId: sportIdOf(sport),
        metric: metric ? { link: '', ...metric, date: '' } : null,
      })),
    ),
    awards: placed(awards),
  };
};

/** Builds a history whose latest season is the current one on that day. */
export const seasonsBefore =
  ({ seasons, links }: DemoHistory) =>
  (at: Date): SportsHistory => ({
    seasons: seasons.map((season, back) => seasonIn(seasonStartYear(at) - back, season)),
    links: placed(links),
  });

/** The year in which the current school year ends. It begins with the season. */
export const schoolYearEnd = (at: Date): number => seasonStartYear(at) + 1;
