import type { Language } from '@palmares/domain/kernel/language';
import type { Athlete, SectionContent } from '@palmares/domain/portfolio/index';

type SportsHistory = SectionContent<'sports-history'>;
type Season = SportsHistory['seasons'][number];
type WithoutId<Item> = Omit<Item, 'id'>;

interface DemoSeason {
  readonly sports: readonly WithoutId<Season['sports'][number]>[];
  readonly performances: readonly WithoutId<Season['performances'][number]>[];
  readonly awards: readonly WithoutId<Season['awards'][number]>[];
}

/** A fictional athlete. Seasons and age follow the calendar, so that the demo never gets old. */
export interface DemoAthlete {
  /** Told apart by this in what the seed prints. */
  readonly suffix: string;
  readonly language: Language;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly age: number;
  /** `MM-DD` */
  readonly birthday: string;
  readonly place: Athlete['place'];
  readonly introduction: SectionContent<'introduction'>;
  readonly motto: SectionContent<'motto'>;
  /** The latest first. */
  readonly seasons: readonly DemoSeason[];
  readonly links: readonly WithoutId<SportsHistory['links'][number]>[];
  readonly openLabel: string;
  readonly protectedLabel: string;
}

/** The date of birth of an athlete who is `age` years old at that moment. */
export const dateOfBirthOf = ({ age, birthday }: DemoAthlete, at: Date): string => {
  const hadIt = at.toISOString().slice(5, 10) >= birthday;
  return `${at.getUTCFullYear() - age - (hadIt ? 0 : 1)}-${birthday}`;
};

const placed = <Item>(items: readonly Item[]): (Item & { id: string })[] =>
  items.map((item) => ({ ...item, id: crypto.randomUUID() }));

export const sportsHistory = ({ seasons, links }: DemoAthlete, latestYear: number): SportsHistory => ({
  seasons: seasons.map((season, back) => ({
    year: latestYear - back,
    sports: placed(season.sports),
    performances: placed(season.performances),
    awards: placed(season.awards),
  })),
  links: placed(links),
});
