import {
  categoryChoices,
  eventSuggestions,
  isCountedEvent,
  OTHER,
  positionChoices,
  sportChoices,
} from '../../catalogue/index.ts';
import type { Country } from '../../kernel/country.ts';
import type { Language } from '../../kernel/language.ts';
import { type Random, randomFrom } from '../../kernel/seeded-random.ts';
import type { SectionContent } from '../../portfolio/index.ts';
import { seasonStartYear, sportsHistoryLimits } from '../../sections/index.ts';
import { idFrom } from './ids.ts';
import { filledIn, type NumberedWords, numberedWords } from './words.ts';

type SportsHistory = SectionContent<'sports-history'>;
type Season = SportsHistory['seasons'][number];
type Performance = Season['performances'][number];

export interface Playing {
  readonly language: Language;
  readonly country: Country;
  readonly sport: string;
}

interface Place extends Playing {
  readonly town: string;
}

const SEASONS = 3;
const HIGHEST_COUNT = 60;

const sports = sportChoices('en').map(({ id }) => id);

/** Takes the sports in turn, so that any run of consecutive numbers has every sport. */
export const sportOf = (number: number): string => sports[number % sports.length] ?? '';

const levels = new Map<string, readonly string[]>();

/** Returns the levels that the catalogue offers in that season. Cached, because a hundred thousand athletes ask. */
const levelsOf = ({ sport, country }: Playing, season: number): readonly string[] => {
  const name = `${sport} ${country} ${season}`;
  const offered =
    levels.get(name) ??
    categoryChoices(sport, country, 'en', { season, kept: '' })
      .flatMap(({ choices }) => choices.map(({ id }) => id))
      .filter((id) => id !== OTHER);
  levels.set(name, offered);
  return offered;
};

const positionsOf = (sport: string): readonly string[] =>
  positionChoices(sport, 'en').flatMap(({ id }) => (id === OTHER ? [] : [id]));

const metricOf = (value: number): Performance['metric'] => ({
  kind: 'count',
  value,
  unit: 'none',
  date: '',
  source: 'self',
  link: '',
});

const performancesOf = (
  { sport, language }: Place,
  { random, sportId, words }: { readonly random: Random; readonly sportId: string; readonly words: NumberedWords },
): Performance[] =>
  random
    .shuffled(eventSuggestions(sport, language))
    .slice(0, 1 + random.below(sportsHistoryLimits.performances))
    .map((event) => {
      const value = 1 + random.below(HIGHEST_COUNT);
      return {
        id: idFrom(random),
        sportId,
        result: String(value),
        event,
        desc: random.oneOf(words.performanceNotes),
        metric: isCountedEvent(sport, event) ? metricOf(value) : null,
      };
    });

const seasonIn = (playing: Place, year: number, random: Random): Season => {
  const words = numberedWords[playing.language];
  const { country, sport, town } = playing;
  const sportId = idFrom(random);
  const fill = (text: string): string => filledIn(text, { town, school: random.oneOf(words.schools.school) });
  return {
    year,
    sports: [
      {
        id: sportId,
        country,
        sport,
        category: random.oneOf(levelsOf(playing, year)),
        categoryOther: '',
        position: random.oneOf(positionsOf(sport)),
        positionOther: '',
        team: fill(random.oneOf(words.teams)),
        league: random.oneOf(words.leagues),
      },
    ],
    performances: performancesOf(playing, { random, sportId, words }),
    awards: random
      .shuffled(words.awards)
      .slice(0, random.below(3))
      .map(([name, awardedBy]) => ({ id: idFrom(random), name, awardedBy: fill(awardedBy), description: '' })),
  };
};

/** One to three seasons of one sport, the latest first. */
export const numberedHistory =
  (playing: Place, seed: number) =>
  (at: Date): SportsHistory => {
    const random = randomFrom(seed);
    const words = numberedWords[playing.language];
    const latest = seasonStartYear(at);
    return {
      seasons: Array.from({ length: 1 + random.below(SEASONS) }, (_, back) => seasonIn(playing, latest - back, random)),
      links: [{ id: idFrom(random), name: words.resultsLink, url: 'https://results.example.com/league' }].slice(
        random.below(2),
      ),
    };
  };
