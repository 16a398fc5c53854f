import type { Language } from '@palmares/domain/kernel';
import {
  bestFigures,
  gendered,
  type PublicPerformance,
  type PublicSeason,
  type PublicViews,
  type SharedPortfolio,
} from '@palmares/domain/shared-portfolio';
import { watchAddress } from '@palmares/domain/videos';
import { readable } from '../fonts/index.ts';
import { type Words, wordsIn } from './words.ts';

export interface Entry {
  readonly label: string;
  /** One or more lines, separated by line breaks. */
  readonly text: string;
}

export interface Block {
  readonly title: string;
  /** Most important first: what does not fit is left out from the end. */
  readonly entries: readonly Entry[];
  /** True to reserve room for it ahead of the blocks above it in its column. */
  readonly isKept?: boolean;
}

type BestFigure = ReturnType<typeof bestFigures>[number];

type Color = NonNullable<PublicViews['general']>['teamColor'];

/** The content of the page, in reading order. */
export interface Page {
  readonly language: Language;
  readonly title: string;
  readonly name: string;
  /** The number of the jersey, shown if there is no picture; or empty. */
  readonly jersey: string;
  readonly color: Color;
  /** Sport and position, then level and team, then class. */
  readonly kicker: string;
  readonly lines: readonly string[];
  /** The athlete's own short description, or else the motto. */
  readonly saying: string;
  readonly figuresTitle: string;
  readonly figures: readonly Entry[];
  readonly left: readonly Block[];
  readonly right: readonly Block[];
  readonly pictureAlt: string;
  readonly qrAlt: string;
  readonly addressText: string;
  /** The first video, if it is at a host that we know. */
  readonly film: { readonly address: string; readonly text: string; readonly qrAlt: string } | null;
}

/** Joins the readable texts; leaves out those of which nothing would be drawn. */
const together = (...texts: readonly string[]): string =>
  texts
    .map(readable)
    .filter((text) => text !== '')
    .join(' · ');

const blockOf = (title: string, entries: readonly Entry[]): Block[] => {
  const written = entries.filter(({ text }) => readable(text) !== '');
  return written.length === 0 ? [] : [{ title, entries: written }];
};

const sizeOf = (general: PublicViews['general'], { facts }: Words): string =>
  together(
    general?.height ? facts.height({ ...general.height }) : '',
    general?.weight ? facts.weight({ ...general.weight }) : '',
  );

const factsOf = (
  { age, country, region, sections }: SharedPortfolio,
  season: PublicSeason | undefined,
  words: Words,
) => {
  const { facts } = words;
  return blockOf(facts.title, [
    { label: facts.size, text: sizeOf(sections?.general ?? null, words) },
    { label: facts.age, text: facts.ageValue(age) },
    { label: facts.home, text: facts.homeValue(region, country) },
    { label: facts.league, text: season?.sports[0]?.league ?? '' },
  ]);
};

const dayOf = ({ metric }: PublicPerformance, words: Words): string =>
  metric && metric.date !== '' ? words.day(metric.date) : '';

const figuresOf = (season: PublicSeason, figures: readonly BestFigure[], words: Words): readonly Entry[] =>
  figures.map((best) => {
    const performance = season.performances.find(({ id }) => id === best.id);
    return { label: together(best.label, performance ? dayOf(performance, words) : ''), text: best.value };
  });

/** The season's entries without the sports that are on the card and the best figures. */
const seasonOf = (season: PublicSeason, onCard: number, figures: readonly BestFigure[], words: Words): Block[] => {
  const sports = season.sports.slice(onCard).map(({ sport, position, team }) => ({
    label: sport,
    text: together(position, team),
  }));
  const results = season.performances
    .filter(({ id }) => !figures.some((best) => best.id === id))
    .map((performance) => ({
      label: performance.event,
      text: together(performance.figure, performance.result, performance.sport, dayOf(performance, words)),
    }));
  const awards = season.awards.map(({ name, awardedBy }) => ({ label: awardedBy, text: name }));
  return blockOf(words.season(season.year), [...sports, ...results, ...awards]);
};

const academicsOf = (academics: PublicViews['academics'], { academics: words }: Words): Block[] => {
  if (!academics) return [];
  const { entry, school, schoolType, year, marks, sat, fieldsOfInterest, ncaaId } = academics;
  return blockOf(words.title, [
    { label: words.entry, text: entry },
    { label: words.school, text: school },
    { label: words.level, text: together(schoolType, year) },
    { label: marks?.system ?? '', text: marks?.overall ?? '' },
    { label: words.english(marks?.system ?? ''), text: marks?.english ?? '' },
    { label: words.math(marks?.system ?? ''), text: marks?.math ?? '' },
    { label: words.sat, text: sat ? words.satValue({ ...sat }) : '' },
    { label: words.interests, text: together(...fieldsOfInterest) },
    { label: words.ncaa, text: ncaaId },
  ]);
};

const contactsOf = (contacts: PublicViews['contacts'], { contacts: words }: Words): Block[] => {
  if (!contacts?.isOpen) return [];
  const entries = contacts.contacts.map(({ role, name, organization, phone, email }) => ({
    label: words[role],
    text: [together(name, organization), phone, email].filter((line) => line !== '').join('\n'),
  }));
  return blockOf(words.title, entries).map((block) => ({ ...block, isKept: true }));
};

/** The first result of each part, as at the top of its section. */
const identityOf = (identity: PublicViews['identity'], language: Language, { identity: words }: Words): Block[] => {
  if (!identity) return [];
  const { masks, colors, learningStyles, grit, gender } = identity;
  const score = new Intl.NumberFormat(language === 'fr-ca' ? 'fr-CA' : 'en', { maximumFractionDigits: 2 });
  const [mask, color] = [masks?.[0], colors?.[0]];
  return blockOf(words.title, [
    { label: words.masks, text: mask ? gendered(words.mask[mask], gender) : '' },
    { label: words.colors, text: color ? words.color[color.color] : '' },
    {
      label: words.learningStyles,
      text: together(...(learningStyles?.styles ?? []).map((style) => words.style[style])),
    },
    { label: words.grit, text: grit ? words.gritValue(score.format(grit.score)) : '' },
  ]);
};

/** The athlete's introduction, paragraph by paragraph, without labels. */
const introductionOf = (introduction: PublicViews['introduction'], words: Words): Block[] =>
  blockOf(
    words.introduction,
    (introduction?.paragraphs ?? []).map((text) => ({ label: '', text })),
  );

const filmOf = (highlights: PublicViews['highlights'], { film }: Words): Page['film'] => {
  const video = highlights?.videos.find((each) => 'host' in each);
  return video && 'host' in video ? { address: watchAddress(video), ...film } : null;
};

/** Chooses the content of one sheet for somebody who has not opened the link yet. */
export const pageOf = (portfolio: SharedPortfolio, language: Language): Page => {
  const words = wordsIn(language);
  const { firstName, lastName, sections } = portfolio;
  const general = sections?.general ?? null;
  const name = general?.fullName || `${firstName} ${lastName}`;
  const seasons = sections?.['sports-history']?.seasons ?? [];
  const season = seasons.find(({ sports }) => sports.length > 0);
  const sport = season?.sports[0];
  const graduation = sections?.academics?.graduationYear ?? null;
  const figures = season ? bestFigures(season) : [];
  return {
    language,
    title: words.pageTitle(name),
    name,
    jersey: String(general?.jerseyNumber ?? ''),
    color: general?.teamColor ?? '',
    kicker: together(sport?.sport ?? '', sport?.position ?? ''),
    lines: [
      together(sport?.level ?? '', sport?.team ?? ''),
      graduation === null ? '' : words.facts.classValue(graduation),
    ].filter((line) => line !== ''),
    saying: sections?.introduction?.shortDesc || sections?.motto?.motto || '',
    figuresTitle: words.figures,
    figures: season ? figuresOf(season, figures, words) : [],
    left: [
      ...factsOf(portfolio, season, words),
      ...(season ? seasonOf(season, 1, figures, words) : []),
      ...identityOf(sections?.identity ?? null, language, words),
      ...seasons.slice(season ? seasons.indexOf(season) + 1 : 0).flatMap((earlier) => seasonOf(earlier, 0, [], words)),
    ],
    right: [
      ...academicsOf(sections?.academics ?? null, words),
      ...introductionOf(sections?.introduction ?? null, words),
      ...contactsOf(sections?.contacts ?? null, words),
    ],
    pictureAlt: words.pictureAlt(name),
    qrAlt: words.qrAlt,
    addressText: words.address,
    film: filmOf(sections?.highlights ?? null, words),
  };
};
