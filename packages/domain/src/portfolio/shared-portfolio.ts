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
  /** Where the athlete lives: at sign-up, unless they have said otherwise since. */
  readonly country: Place['country'];
  readonly region: string;
  /** The language of what the athlete wrote, which need not be the reader's. */
  readonly writtenIn: Language;
  /** Null until there is an introduction: no section is shown without it. */
  readonly sections: PublicViews | null;
}

interface Reading {
  readonly at: Date;
  readonly language: Language;
}

export const readerOf = (
  { dateOfBirth }: Pick<Athlete, 'dateOfBirth'>,
  { general }: Pick<SectionStates, 'general'>,
  { at, language }: Reading,
): Reader => ({
  language,
  adult: ageAt(dateOfBirth, at) >= ADULT_AGE,
  gender: general.content.gender === '' ? null : general.content.gender,
});

/** Builds the portfolio that scouts see. Support's past pages and the athlete's own preview use the same function. */
export const sharedPortfolioOf = (athlete: Athlete, sections: SectionStates, reading: Reading): SharedPortfolio => {
  const { firstName, lastName, dateOfBirth } = athlete;
  const { residency, writesIn } = sections.general.content;
  const { country, region } = residency ?? athlete.place;
  return {
    firstName,
    lastName,
    age: ageAt(dateOfBirth, reading.at),
    country,
    region: regionLabel(country, region, reading.language),
    writtenIn: writesIn === '' ? athlete.language : writesIn,
    sections: isSectionEmpty({ sections }, 'introduction')
      ? null
      : publicViews(sections, readerOf(athlete, sections, reading)),
  };
};
