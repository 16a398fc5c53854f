import {
  type PortfolioEvent,
  type PortfolioState,
  type SectionName,
  sectionNames,
  sectionOf,
  sections,
} from '@palmares/domain/portfolio/index';
import { m } from '../paraglide/messages.js';
import { sectionsInWords } from './sections/index.ts';
import { inLanguage, type Voice } from './voice.ts';

const tellSection = <Name extends SectionName>(
  name: Name,
  event: PortfolioEvent,
  before: PortfolioState,
  voice: Voice,
): string | undefined => {
  const section = sections[name];
  return section.owns(event) ? sectionsInWords[name].tell(event, sectionOf(before, name).content, voice) : undefined;
};

export const portfolioWords = (event: PortfolioEvent, before: PortfolioState, voice: Voice): string => {
  if (event.type === 'PortfolioStarted') {
    const { firstName, lastName } = event.data;
    return m.event_portfolio_started({ name: `${firstName} ${lastName}` }, inLanguage(voice));
  }
  for (const name of sectionNames) {
    const words = tellSection(name, event, before, voice);
    if (words !== undefined) return words;
  }
  throw new Error(`No section has the event ${event.type}`);
};
