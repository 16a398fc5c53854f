import type { Place } from '../../account/index.ts';
import { colors, learningStyles, masks } from '../../identity/traits.ts';
import type { Language } from '../../kernel/language.ts';
import { type Random, randomFrom } from '../../kernel/seeded-random.ts';
import type { SectionName } from '../../portfolio/index.ts';
import type { DemoAthlete } from '../demo-athlete.ts';
import { numberedHistory, type Playing, sportOf } from './numbered-history.ts';
import { type Living, numberedSections } from './numbered-sections.ts';
import { filledIn, numberedWords } from './words.ts';

/** A fictional athlete among many: the same for the same seed and number. */
export interface NumberedAthlete extends DemoAthlete {
  readonly email: string;
  /** The sections that the athlete filled in, in the order in which they did. */
  readonly written: readonly SectionName[];
  readonly hasTakenTest: boolean;
  /** The labels of the athlete's links. With one, the athlete has a plan. */
  readonly links: readonly string[];
  /** How often each of these links was opened. */
  readonly openings: readonly number[];
}

interface Home extends Place {
  readonly towns: readonly string[];
}

const homes: Readonly<Record<Language, readonly Home[]>> = {
  en: [
    { country: 'can', region: 'ON', towns: ['Ottawa', 'Kingston', 'Sudbury', 'Barrie'] },
    { country: 'can', region: 'ON', towns: ['London', 'Windsor', 'Guelph'] },
    { country: 'can', region: 'AB', towns: ['Calgary', 'Red Deer', 'Lethbridge'] },
    { country: 'can', region: 'BC', towns: ['Kelowna', 'Nanaimo'] },
    { country: 'can', region: 'MB', towns: ['Winnipeg', 'Brandon'] },
    { country: 'can', region: 'NS', towns: ['Halifax', 'Truro'] },
    { country: 'can', region: 'QC', towns: ['Montreal', 'Pointe-Claire'] },
    { country: 'usa', region: 'NY', towns: ['Buffalo', 'Plattsburgh'] },
    { country: 'usa', region: 'MN', towns: ['Duluth', 'Rochester'] },
    { country: 'usa', region: 'VT', towns: ['Burlington'] },
  ],
  'fr-ca': [
    { country: 'can', region: 'QC', towns: ['Sherbrooke', 'Gatineau', 'Rimouski', 'Trois-Rivières'] },
    { country: 'can', region: 'QC', towns: ['Montréal', 'Laval', 'Longueuil', 'Québec'] },
    { country: 'can', region: 'QC', towns: ['Saguenay', 'Lévis', 'Drummondville', 'Rouyn-Noranda'] },
    { country: 'can', region: 'NB', towns: ['Moncton', 'Bathurst'] },
    { country: 'can', region: 'ON', towns: ['Hearst', 'Sudbury'] },
  ],
};

/** Percentage of incomplete athletes who leave each section blank. */
const LEFT_BLANK: Partial<Record<SectionName, number>> = {
  vision: 25,
  highlights: 35,
  'work-experience': 45,
  motto: 20,
  contacts: 15,
  academics: 15,
};

/** Percentages of athletes. */
const COMPLETE = 55;
const TESTED = 55;
const PUBLISHED = 30;

const MAX_LINKS = 3;
const MAX_OPENINGS = 12;

/** The age of consent is at most 14 in the places where they live, so none needs a guardian. */
const AGES = { youngest: 15, years: 5 } as const;

const ORDER: readonly SectionName[] = [
  'introduction',
  'general',
  'sports-history',
  'identity',
  'academics',
  'highlights',
  'vision',
  'motto',
  'work-experience',
  'contacts',
];

const writtenBy = (random: Random): readonly SectionName[] => {
  const isComplete = random.below(100) < COMPLETE;
  return ORDER.filter((name) => random.below(100) >= (isComplete ? 0 : (LEFT_BLANK[name] ?? 0)));
};

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Both numbers reach every part of the state, so that neighbours are not alike. */
const stateOf = (seed: number, number: number): number =>
  Math.imul(seed + 1, 0x9e37_79b1) ^ Math.imul(number + 1, 0x85eb_ca77);

export const numberedAthlete = (seed: number, number: number): NumberedAthlete => {
  const random = randomFrom(stateOf(seed, number));
  const language: Language = random.below(2) === 0 ? 'en' : 'fr-ca';
  const words = numberedWords[language];
  const { towns, ...place } = random.oneOf(homes[language]);
  const gender = random.oneOf(['m', 'f'] as const);
  const age = AGES.youngest + random.below(AGES.years);
  const playing: Playing = { language, country: place.country, sport: sportOf(number) };
  const town = random.oneOf(towns);
  const email = `athlete-${seed}-${number}@demo.palmares.example`;
  const character = {
    seed: random.below(2 ** 31),
    masks: random.shuffled(masks).slice(0, 3),
    color: random.oneOf(colors),
    learningStyle: random.oneOf(learningStyles),
    grit: 2 + random.below(4),
  };
  const written = writtenBy(random);
  const links = random.below(100) < PUBLISHED ? 1 + random.below(MAX_LINKS) : 0;
  const labels = random.shuffled(words.linkLabels).slice(0, links);
  const openings = labels.map(() => random.below(MAX_OPENINGS + 1));
  const living: Living = { language, gender, age, place, town, email, sport: words.sports[playing.sport] ?? '' };
  const [ofSections, ofHistory] = [random.below(2 ** 31), random.below(2 ** 31)];
  const firstName = random.oneOf(words.firstNames[gender]);
  return {
    language,
    firstName,
    lastName: random.oneOf(words.lastNames),
    age,
    birthday: `${twoDigits(1 + random.below(12))}-${twoDigits(1 + random.below(28))}`,
    place,
    email,
    written,
    character,
    hasTakenTest: random.below(100) < TESTED,
    links: labels.map((label) => filledIn(label, { town })),
    openings,
    sections: {
      ...numberedSections({ ...living, firstName }, ofSections),
      'sports-history': numberedHistory({ ...playing, town }, ofHistory),
    },
  };
};
