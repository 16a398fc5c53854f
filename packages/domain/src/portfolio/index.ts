export {
  type ConsentCommand,
  type ForgetContact,
  type ParsedEdit,
  type PortfolioCommand,
  type RenameAthlete,
  type SectionEdit,
  type StartPortfolio,
  sectionEdit,
} from './commands.ts';
export { asForgotten, contactOfEvent } from './contact-of-event.ts';
export {
  evolveContent,
  filesOfSection,
  isSectionEmpty,
  type PortfolioContext,
  type PortfolioRefusal,
  type PortfolioState,
  portfolioDecider,
  referredFiles,
  type SectionState,
  type SectionStates,
  sectionOf,
} from './decider.ts';
export { type DeviceEditRefusal, deviceEditDecider } from './device-edit.ts';
export {
  type Athlete,
  type AthleteRenamed,
  athleteData,
  type GuardianConsent,
  type PortfolioEvent,
  type PortfolioOwnEvent,
  type PortfolioStarted,
} from './events.ts';
export { genderOf } from './gender.ts';
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
export { writtenSections } from './written-sections.ts';
