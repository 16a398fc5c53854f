export {
  type AcademicDocument,
  academicDocument,
  academicDocumentsLimits,
} from './academic-documents/fields.ts';
export { type EntryTerm, entryTermChoices, entryTermLabel } from './academics/entry-terms.ts';
export {
  type Academics,
  type AcademicsDraft,
  academicsContent,
  academicsLimits,
} from './academics/fields.ts';
export { withSchoolType } from './academics/level.ts';
export {
  type GradingSystem,
  gradingSystemChoices,
  gradingSystemLabel,
  markRanges,
  markWords,
} from './academics/marks.ts';
export { typedSatSum } from './academics/sat.ts';
export {
  type SchoolType,
  schoolTypeChoices,
  schoolTypeLabel,
  yearChoices,
  yearLabel,
} from './academics/school-years.ts';
export { type StudyField, studyFieldChoices, studyFieldLabel } from './academics/study-fields.ts';
export {
  type Contact,
  type ContactRole,
  contact,
  contactRoles,
  contactsLimits,
} from './contacts/fields.ts';
export { contactKey, forgottenContact, isForgotten } from './contacts/forgotten.ts';
export {
  type Gender,
  type General,
  type GeneralDraft,
  genders,
  generalContent,
  generalLimits,
  type TeamColor,
  type TypedHeight,
} from './general/fields.ts';
export { centimetresOf, type Height, heightOf, kilogramsOf, poundsOf } from './general/measures.ts';
export {
  type Highlights,
  highlightsContent,
  highlightsLimits,
  videoPlaces,
  videoTitle,
} from './highlights/fields.ts';
export {
  type IdentityPart,
  identityParts,
  type ShownParts,
} from './identity/fields.ts';
export { type Introduction, introductionContent, introductionLimits } from './introduction/fields.ts';

export type { Draft } from './kit/draft.ts';
export { itemId } from './kit/item-commands.ts';
export { changed, type Item, inserted, listChanges, moved, removed } from './kit/items.ts';
export { type Typed, wholeNumberIn } from './kit/typed-number.ts';
export { blankOr } from './kit/whole-or-empty.ts';
export { type Motto, mottoContent, mottoLimits } from './motto/fields.ts';

export { type ProfilePicture, profilePictureContent } from './profile-picture/fields.ts';
export { differingRows, onlyRows, orderIn, withRows } from './rows.ts';
export type { Section, SectionCode, SectionRefusal, TypedCommand } from './section.ts';
export { hasSport, itemsIn, seasonOf, withSeasonList } from './sports-history/by-season.ts';
export { copiedSports, sportsToCopy } from './sports-history/copied-sports.ts';
export {
  type Award,
  award,
  type DraftItems,
  type ExternalLink,
  externalLink,
  type Performance,
  performance,
  type Season,
  type SeasonList,
  type SeasonOf,
  type Sport,
  type SportsHistory,
  type SportsHistoryDraft,
  seasonLists,
  sport,
  sportsHistoryLimits,
} from './sports-history/fields.ts';
export { sportOfSeason } from './sports-history/levels.ts';
export { metricFigure } from './sports-history/metric/figure.ts';
export {
  blankMetric,
  type Metric,
  type MetricDraft,
  type MetricSource,
  metricSources,
} from './sports-history/metric/metric.ts';
export { figureReadings } from './sports-history/metric/read-figure.ts';
export { type MetricKind, type MetricUnit, metricKinds, unitSymbol, unitsOf } from './sports-history/metric/units.ts';
export { categoryName, positionName } from './sports-history/names.ts';
export { type OldNews, oldNewsOf } from './sports-history/old-news.ts';
export { performanceOfSeason } from './sports-history/performance-sport.ts';
export { seasonStartYear, seasonYears } from './sports-history/seasons.ts';
export { type Vision, visionContent, visionLimits } from './vision/fields.ts';
export { type Job, job, workExperienceLimits } from './work-experience/fields.ts';
export { type JobYears, jobYears } from './work-experience/years.ts';
