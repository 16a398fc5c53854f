import { ageAt, type Place, regionLabel } from '../account/index.ts';
import type { Language } from '../kernel/language.ts';
import { isSectionEmpty, type SectionStates } from './decider.ts';
import type { Athlete } from './events.ts';
import { type PublicViews, publicViews, type Reader } from './public-view.ts';

/** From this age on, private details may be in a public view. */
export const ADULT_AGE = 18;

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

interface Reading {
  readonly at: Date;
  readonly language: Language;
}

export const readerOf = ({ dateOfBirth }: Pick<Athlete, 'dateOfBirth'>, { at, language }: Reading): Reader => ({
  language,
  adult: ageAt(dateOfBirth, at) >= ADULT_AGE,
  gender: null,
});

/** Builds the portfolio that scouts see. Support's past pages and the athlete's own preview use the same function. */
export const sharedPortfolioOf = (athlete: Athlete, sections: SectionStates, reading: Reading): SharedPortfolio => {
  const { firstName, lastName, dateOfBirth, place } = athlete;
  return {
    firstName,
    lastName,
    age: ageAt(dateOfBirth, reading.at),
    country: place.country,
    region: regionLabel(place.country, place.region, reading.language),
    sections: isSectionEmpty({ sections }, 'introduction') ? null : publicViews(sections, readerOf(athlete, reading)),
  };
};
