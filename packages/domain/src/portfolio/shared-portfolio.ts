import { type AgeFacts, ageOf, type Place, regionLabel } from '../account/index.ts';
import type { IdentityResult } from '../identity/index.ts';
import type { Language } from '../kernel/language.ts';
import { isSectionEmpty, type SectionStates } from './decider.ts';
import type { Athlete } from './events.ts';
import { genderOf } from './gender.ts';
import { everyPart, type Parts, startingParts } from './parts.ts';
import { type FileAddress, type PublicViews, publicViews, type Reader } from './public-view.ts';

/**
 * Everything a visitor gets: no email, no date of birth, no time of an edit, and ids only in the addresses of files.
 */
export interface SharedPortfolio {
  readonly firstName: string;
  readonly lastName: string;
  readonly age: number;
  /** Place of residence: the one given at sign-up, unless the athlete has changed it since. */
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

interface PortfolioReading extends Reading {
  /** The result of the Identity test that counts at that moment; null while none is scored. */
  readonly identity: IdentityResult | null;
  /** Parts that the link opens. Default: all from the athlete's 18th birthday on, none before. */
  readonly parts?: Parts;
  readonly fileAddress?: FileAddress;
}

export const readerOf = (
  athlete: AgeFacts,
  { general }: Pick<SectionStates, 'general'>,
  { at, language, identity, parts, fileAddress }: PortfolioReading,
): Reader => ({
  language,
  parts: parts ?? startingParts(ageOf(athlete, at)),
  fileAddress: fileAddress ?? null,
  gender: genderOf({ general }),
  identity,
});

const aboutAthlete = (athlete: Athlete, { general }: Pick<SectionStates, 'general'>, { at, language }: Reading) => {
  const { firstName, lastName } = athlete;
  const { residency, writesIn } = general.content;
  const { country, region } = residency ?? athlete.place;
  return {
    firstName,
    lastName,
    age: ageOf(athlete, at),
    country,
    region: regionLabel(country, region, language),
    writtenIn: writesIn === '' ? athlete.language : writesIn,
  };
};

/** Builds the portfolio that scouts see. Support's past pages and the athlete's own preview use the same function. */
export const sharedPortfolioOf = (
  athlete: Athlete,
  sections: SectionStates,
  reading: PortfolioReading,
): SharedPortfolio => ({
  ...aboutAthlete(athlete, sections, reading),
  sections: isSectionEmpty({ sections }, 'introduction')
    ? null
    : publicViews(sections, readerOf(athlete, sections, reading)),
});

/** Returns every section as a link shows it that opens all parts, even before there is an introduction. */
export const ownViewsOf = (
  athlete: Athlete,
  sections: SectionStates,
  reading: Omit<PortfolioReading, 'parts'>,
): PublicViews => publicViews(sections, readerOf(athlete, sections, { ...reading, parts: everyPart(true) }));

/** The portfolio with only the sections that its top card shows. */
export interface CardPortfolio extends Omit<SharedPortfolio, 'sections'> {
  readonly sections: Pick<PublicViews, 'introduction' | 'general' | 'academics' | 'sports-history'>;
}

/** Returns the athlete's own card: the sections as scouts would see them, even before there is an introduction. */
export const cardPortfolioOf = (athlete: Athlete, sections: SectionStates, reading: Reading): CardPortfolio => {
  const views = publicViews(sections, readerOf(athlete, sections, { ...reading, identity: null }));
  const { introduction, general, academics, 'sports-history': history } = views;
  return {
    ...aboutAthlete(athlete, sections, reading),
    sections: { introduction, general, academics, 'sports-history': history },
  };
};
