export { type AthleteCard, athleteByEmail, athleteById, athleteByLink, athletesByName } from './athletes-by/query.ts';
export { historyProjection } from './history/projection.ts';
export { type HistoryPage, historyPage } from './history/query.ts';
export { identityProjection } from './identity/projection.ts';
export {
  type AthleteIdentity,
  countIdentities,
  type IdentityOf,
  identities,
  identityOf,
  overdueAttempts,
  type RunningAttempt,
} from './identity/query.ts';
export { planProjection } from './plan/projection.ts';
export { planOf, plansInOrder, plansOf } from './plan/query.ts';
export { portfolioProjection } from './portfolio/projection.ts';
export { myPortfolio, newestPortfolio, pastPortfolio, portfolioMoment } from './portfolio/query.ts';
export { publishedNotice } from './published-notice/query.ts';
