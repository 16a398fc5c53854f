import type { CardPortfolio, PublicSport, PublicViews } from '@palmares/domain/public-view';
import { seasonWords } from '../i18n/dates.ts';
import { m } from '../paraglide/messages.js';
import { bestFigures } from '../sections/sports-history/figures.ts';
import type { Fact, PlayerCardProps } from './player-card.tsx';

export interface FirstScreen {
  /** Sport and position, above the name. */
  readonly kicker?: NonNullable<PlayerCardProps['kicker']>;
  /** The season's other sport and its position; its numbers are not on the card. */
  readonly also?: NonNullable<PlayerCardProps['also']>;
  readonly season?: string;
  readonly figures: readonly Fact[];
  readonly facts: readonly Fact[];
}

const countryWords = { can: m.sign_up_country_can, usa: m.sign_up_country_usa };

const written = (facts: readonly Fact[]): Fact[] => facts.filter(({ value }) => value !== '');

const sizeOf = (general: PublicViews['general']): Fact => {
  const { height, weight } = general ?? {};
  const words = [
    height ? m.general_height_value({ ...height }) : '',
    weight ? m.general_weight_value({ ...weight }) : '',
  ];
  return { label: m.portfolio_fact_size(), value: words.filter((word) => word !== '').join(' · ') };
};

/** The age, and with it the year that recruiters ask for first. */
const ageWords = (age: number, academics: PublicViews['academics']): string => {
  const year = academics?.graduationYear ?? null;
  return year === null ? m.portfolio_fact_age_value({ age }) : m.portfolio_fact_age_class_value({ age, year });
};

/** The first sport of the latest season that has one: a scout's first question. */
const latestSport = (history: PublicViews['sports-history']) => {
  const season = history?.seasons.find(({ sports }) => sports.length > 0);
  const sport = season?.sports[0];
  return season && sport ? { season, sport, other: season.sports[1] } : undefined;
};

const alsoWords = ({ sport, position, ownWords }: PublicSport) =>
  [{ value: m.portfolio_also({ sport }) }, { value: position, isWritten: ownWords.position }].filter(
    ({ value }) => value !== '',
  );

/** Picks who, what and where for somebody with twenty seconds. */
export const firstScreen = (
  { age, country, region }: Pick<CardPortfolio, 'age' | 'country' | 'region'>,
  { general, academics, 'sports-history': history }: Omit<CardPortfolio['sections'], 'introduction'>,
): FirstScreen => {
  const years = { label: m.portfolio_fact_age(), value: ageWords(age, academics) };
  const home = {
    label: m.portfolio_fact_home(),
    value: m.portfolio_fact_home_value({ region, country: countryWords[country]() }),
  };
  const size = sizeOf(general);
  const latest = latestSport(history);
  if (!latest) return { figures: [], facts: written([years, size, home]) };
  const { season, sport, other } = latest;
  return {
    kicker: [{ value: sport.sport }, { value: sport.position, isWritten: sport.ownWords.position }].filter(
      ({ value }) => value !== '',
    ),
    ...(other ? { also: alsoWords(other) } : {}),
    season: m.portfolio_season_facts({ season: seasonWords(season.year) }),
    figures: bestFigures(season),
    facts: written([
      years,
      { label: m.portfolio_fact_category(), value: sport.level, isWritten: sport.ownWords.level },
      size,
      { label: m.portfolio_fact_team(), value: sport.team, isWritten: true },
      // The line has room for five facts, and the league is also in the sports history.
      { label: m.portfolio_fact_league(), value: size.value === '' ? sport.league : '', isWritten: true },
      home,
    ]),
  };
};
