import { ageAt, type Place, regionLabel } from '../account/index.ts';
import type { Language } from '../kernel/language.ts';
import { isSectionEmpty, type SectionStates } from './decider.ts';
import type { Athlete } from './events.ts';
import { type PublicViews, publicViews } from './public-view.ts';

/** Everything a visitor gets: no id, no email, no date of birth, no time of an edit. */
export interface SharedPortfolio {
  readonly firstName: string;
  readonly lastName: string;
  readonly age: number;
  readonly country: Place['country'];
  readonly region: string;
  /** Null until there is an introduction: no section is shown without it. */
  readonly sections: PublicViews | null;
}

/** Builds the portfolio that scouts see. Support's past pages and the athlete's own preview use the same function. */
export const sharedPortfolioOf = (
  { firstName, lastName, dateOfBirth, place }: Athlete,
  sections: SectionStates,
  { at, language }: { readonly at: Date; readonly language: Language },
): SharedPortfolio => ({
  firstName,
  lastName,
  age: ageAt(dateOfBirth, at),
  country: place.country,
  region: regionLabel(place.country, place.region, language),
  sections: isSectionEmpty({ sections }, 'introduction') ? null : publicViews(sections, language),
});
