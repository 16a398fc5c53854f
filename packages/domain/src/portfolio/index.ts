export {
  type PortfolioCommand,
  type SectionEdit,
  type StartPortfolio,
  sectionEdit,
} from './commands.ts';
export {
  evolveContent,
  isSectionEmpty,
  type PortfolioRefusal,
  type PortfolioState,
  portfolioCodes,
  portfolioDecider,
  type SectionState,
  type SectionStates,
  sectionOf,
} from './decider.ts';
export { type DeviceEditRefusal, deviceEditDecider } from './device-edit.ts';
export { type Athlete, type PortfolioEvent, type PortfolioStarted, portfolioOwnEvents } from './events.ts';
export {
  type DraftContent,
  portfolioSections,
  type SectionChange,
  type SectionContent,
  type SectionEvent,
  type SectionName,
  type Sections,
  sectionNames,
  sections,
} from './sections.ts';
