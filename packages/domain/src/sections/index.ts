export { type Introduction, introductionLimits } from './introduction/fields.ts';
export { introduction } from './introduction/index.ts';
export { type Motto, mottoLimits } from './motto/fields.ts';
export { motto } from './motto/index.ts';
export { type Section, type SectionCode, type SectionRefusal, sectionCodes } from './section.ts';
export {
  type Award,
  type ExternalLink,
  type Performance,
  type Season,
  type Sport,
  type SportsHistory,
  sportsHistoryLimits,
} from './sports-history/fields.ts';
export { sportsHistory } from './sports-history/index.ts';
export { seasonStartYear, seasonYears } from './sports-history/seasons.ts';
