import { ageAt, type Place, regionLabel } from '../account/index.ts';
import type { Language } from '../kernel/language.ts';
import { isSectionEmpty, type SectionStates } from './decider.ts';
import type { Athlete } from './events.ts';
import { type PublicViews, publicViews } from './public-view.ts';

/** What a visitor is given, and nothing else: no id, no address, no time of an edit, no date of birth. */
export interface SharedPortfolio {
  readonly firstName: string;
  readonly lastName: string;
  readonly age: number;
  readonly country: Place['country'];
  readonly region: string;
  /** Null before there is an introduction: nothing is shown then, whatever else is written. */
  readonly sections: PublicViews | null;
}

/** The one account of a portfolio to whoever reads it: scouts, support looking back, and the athlete's own preview. */
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
