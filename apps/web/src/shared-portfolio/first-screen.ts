import type { CardPortfolio, PublicSport, PublicViews, Trend } from '@palmares/domain/shared-portfolio';
import { seasonWords } from '../i18n/dates.ts';
import { m } from '../paraglide/messages.js';
import { bestFigures } from '../sections/sports-history/figures.ts';
import { type Fact, inLines, type Value } from './card-fact.ts';

export interface FirstScreen {
  /** Sport and position, above the name. */
  readonly kicker?: readonly Value[];
  /** The season's other sport and its position; its numbers are not on the card. */
  readonly also?: readonly Value[];
  /** The season that the figures are from. */
  readonly season?: string;
  readonly figures: readonly Fact[];
  readonly facts: readonly Fact[];
  /** The id of the sport that the card is drawn in while there is no photo. */
  readonly sport?: string;
  readonly photo?: NonNullable<PublicViews['profile-picture']>;
}

/** The athlete's own card has no served picture. */
type CardViews = Omit<CardPortfolio['sections'], 'introduction'> & Partial<Pick<PublicViews, 'profile-picture'>>;

const countryWords = { can: m.sign_up_country_can, usa: m.sign_up_country_usa };

/** Weight is for those who read on. */
const heightOf = (general: PublicViews['general']): Fact => ({
  label: m.general_height_label(),
  value: general?.height ? m.portfolio_fact_height_value({ ...general.height }) : '',
});

/** The year that recruiters ask for first. */
const classOf = (academics: PublicViews['academics']): Fact => {
  const year = academics?.graduationYear ?? null;
  return {
    label: m.portfolio_fact_class(),
    value: year === null ? '' : m.portfolio_fact_class_value({ year }),
  };
};

/** The first sport of the latest season that has one: a scout's first question. */
const latestSport = (history: PublicViews['sports-history']) => {
  const season = history?.seasons.find(({ sports }) => sports.length > 0);
  const sport = season?.sports[0];
  return season && sport ? { season, sport, other: season.sports[1] } : undefined;
};

const sportWords = (sport: string, { position, ownWords }: PublicSport): readonly Value[] =>
  [{ value: sport }, { value: position, isWritten: ownWords.position }].filter(({ value }) => value !== '');

const schoolOf = (academics: PublicViews['academics']): Fact => ({
  label: m.portfolio_academics_school(),
  value: academics?.school ?? '',
  isWritten: true,
});

/** Level and team, with the season first if no figures show it. */
const playedOf = ({ level, team, ownWords }: PublicSport, season: string): readonly Fact[] => [
  { label: m.portfolio_fact_season(), value: season },
  { label: m.portfolio_fact_category(), value: level, isWritten: ownWords.level },
  { label: m.portfolio_fact_team(), value: team, isWritten: true },
];

/** The facts that stay in sight beside the sections. */
export const bodyFacts = ({ academics, general }: Pick<PublicViews, 'academics' | 'general'>): readonly Fact[] =>
  [classOf(academics), schoolOf(academics), heightOf(general)].filter(({ value }) => value !== '');

/** Adds the trend to the figure that it ends with. */
const withTrend = (figures: readonly Fact[], trend: Trend | null): readonly Fact[] => {
  const latest = trend?.points.at(-1);
  return figures.map((figure) =>
    trend && latest?.event === figure.label && latest.figure === figure.value ? { ...figure, trend } : figure,
  );
};

/** Picks the facts for a reader with twenty seconds: who, what and where. */
export const firstScreen = (
  { age, country, region }: Pick<CardPortfolio, 'age' | 'country' | 'region'>,
  { general, academics, 'sports-history': history, 'profile-picture': photo }: CardViews,
): FirstScreen => {
  const school = [classOf(academics), schoolOf(academics)];
  const person = [
    heightOf(general),
    { label: m.portfolio_fact_age(), value: m.portfolio_fact_age_value({ age }) },
    {
      label: m.portfolio_fact_home(),
      value: m.portfolio_fact_home_value({ region, country: countryWords[country]() }),
    },
  ];
  const shown = photo ? { photo } : {};
  const latest = latestSport(history);
  if (!latest) return { ...shown, figures: [], facts: inLines(school, person) };
  const { season, sport, other } = latest;
  const figures = withTrend(bestFigures(season), history?.trend ?? null);
  const year = seasonWords(season.year);
  return {
    ...shown,
    sport: sport.sportId,
    kicker: sportWords(sport.sport, sport),
    ...(other ? { also: sportWords(m.portfolio_also({ sport: other.sport }), other) } : {}),
    ...(figures.length > 0 ? { season: m.portfolio_season_facts({ season: year }) } : {}),
    figures,
    facts: inLines(playedOf(sport, figures.length > 0 ? '' : year), school, person),
  };
};
