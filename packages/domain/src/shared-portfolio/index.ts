export { ADULT_AGE } from '../account/age.ts';
export { gendered } from '../catalogue/gendered.ts';
export { type ChangesSince, changesSince } from '../portfolio/changes-since.ts';
export { filledParts, partSections } from '../portfolio/filled-parts.ts';
export {
  everyPart,
  type Parts,
  type PortfolioPart,
  partsWithin,
  portfolioParts,
  startingParts,
} from '../portfolio/parts.ts';
export type { FileAddress, PictureSize, PublicView, PublicViews, Reader } from '../portfolio/public-view.ts';
export {
  type CardPortfolio,
  cardPortfolioOf,
  ownViewsOf,
  type SharedPortfolio,
  sharedPortfolioOf,
} from '../portfolio/shared-portfolio.ts';
export type { PublicDocument } from '../sections/academic-documents/public-view.ts';
export type { AcademicsPublicView } from '../sections/academics/public-view.ts';
export type { ContactsPublicView, PublicContact } from '../sections/contacts/public-view.ts';
export type { GeneralPublicView } from '../sections/general/public-view.ts';
export type { HighlightsPublicView, PublicVideo } from '../sections/highlights/public-view.ts';
export { type IdentityPublicView, shownResult } from '../sections/identity/public-view.ts';
export type { IntroductionPublicView } from '../sections/introduction/public-view.ts';
export type { PicturePublicView } from '../sections/profile-picture/public-view.ts';
export { bestFigures, isShortFigure } from '../sections/sports-history/best-figures.ts';
export type {
  PublicPerformance,
  PublicSeason,
  PublicSport,
  SportsHistoryPublicView,
} from '../sections/sports-history/public-view.ts';
export { seasonHeadline } from '../sections/sports-history/season-headline.ts';
export type { Trend, TrendGain, TrendPoint } from '../sections/sports-history/trend.ts';
export { type VisionPublicView, visionPublicView } from '../sections/vision/public-view.ts';
export type { WorkExperiencePublicView } from '../sections/work-experience/public-view.ts';
