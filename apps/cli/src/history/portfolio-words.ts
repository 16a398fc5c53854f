import { categoryLabel, positionLabel, sportLabel } from '@palmares/domain/catalogue/index';
import type { PortfolioEvent, PortfolioState, SectionContent } from '@palmares/domain/portfolio/index';

type SportsHistory = SectionContent<'sports-history'>;
type Sport = SportsHistory['seasons'][number]['sports'][number];

const quoted = (text: string): string => `“${text}”`;
const season = (year: number): string => `season ${year}–${year + 1}`;

const sportWords = ({ sport, position, category, country, team }: Sport): string =>
  [sportLabel(sport, 'en'), positionLabel(sport, position, 'en'), categoryLabel(sport, country, category, 'en'), team]
    .filter(Boolean)
    .join(', ');

/** What an item that is named by its id alone was, before this event. */
const named = ({ sections }: PortfolioState, id: string): string => {
  const { seasons, links } = sections['sports-history'].content;
  const sport = seasons.flatMap(({ sports }) => sports).find((item) => item.id === id);
  const performance = seasons.flatMap(({ performances }) => performances).find((item) => item.id === id);
  const item =
    seasons.flatMap(({ awards }) => awards).find((award) => award.id === id) ?? links.find((link) => link.id === id);
  if (sport) return sportWords(sport);
  if (performance) return quoted(`${performance.result}, ${performance.event}`);
  return item ? quoted(item.name) : id;
};

export const portfolioWords = ({ type, data }: PortfolioEvent, before: PortfolioState): string => {
  switch (type) {
    case 'PortfolioStarted':
      return `Started the portfolio of ${data.firstName} ${data.lastName}`;
    case 'IntroductionWritten':
      return `Wrote the introduction: ${quoted(data.intro.slice(0, 80))}`;
    case 'MottoWritten':
      return `Wrote the motto: ${quoted(data.motto)}`;
    case 'SportAdded':
      return `Added a sport to ${season(data.year)}: ${sportWords(data.item)}`;
    case 'SportChanged':
      return `Changed a sport from ${named(before, data.item.id)} to ${sportWords(data.item)}`;
    case 'SportMoved':
      return `Moved the sport ${named(before, data.id)} to place ${data.index + 1}`;
    case 'SportRemoved':
      return `Removed the sport ${named(before, data.id)}`;
    case 'PerformanceAdded':
      return `Added a performance to ${season(data.year)}: ${quoted(`${data.item.result}, ${data.item.event}`)}`;
    case 'PerformanceChanged':
      return `Changed a performance from ${named(before, data.item.id)} to ${quoted(`${data.item.result}, ${data.item.event}`)}`;
    case 'PerformanceMoved':
      return `Moved the performance ${named(before, data.id)} to place ${data.index + 1}`;
    case 'PerformanceRemoved':
      return `Removed the performance ${named(before, data.id)}`;
    case 'AwardAdded':
      return `Added an award to ${season(data.year)}: ${quoted(data.item.name)}`;
    case 'AwardChanged':
      return `Changed an award from ${named(before, data.item.id)} to ${quoted(data.item.name)}`;
    case 'AwardMoved':
      return `Moved the award ${named(before, data.id)} to place ${data.index + 1}`;
    case 'AwardRemoved':
      return `Removed the award ${named(before, data.id)}`;
    case 'LinkAdded':
      return `Added an external link: ${quoted(data.item.name)} (${data.item.url})`;
    case 'LinkChanged':
      return `Changed an external link from ${named(before, data.item.id)} to ${quoted(data.item.name)} (${data.item.url})`;
    case 'LinkMoved':
      return `Moved the external link ${named(before, data.id)} to place ${data.index + 1}`;
    case 'LinkRemoved':
      return `Removed the external link ${named(before, data.id)}`;
  }
};
