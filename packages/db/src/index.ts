export { uuidv7 } from '@palmares/event-store';
export { createKeyring, KeyDestroyed, type Keyring } from '@palmares/event-store/event-log';
export type { Projector } from '@palmares/event-store/projector';
export { type ConnectOptions, connect, type Database, type Queryable, refuseOwner, type Tx } from './database.ts';
export { createEventLog, createProjector, type PostgresEventLog } from './event-store/index.ts';
export { failureWithoutWords, type WordlessFailure } from './failure-without-words.ts';
export { createJobs, type Jobs } from './jobs/enqueue.ts';
export { type JobData, type QueueName, queues } from './jobs/queues.ts';
export { type PlanOf, planOf } from './read-models/plan/query.ts';
export { type MyPortfolio, myPortfolio, newestPortfolio, pastPortfolio } from './read-models/portfolio/query.ts';
export {
  countingRoots,
  masterKeyVariables,
  optional,
  readSettings,
  serverConfig,
  serverSettings,
  variables,
} from './settings.ts';
export { checkBeforeStart, isRefusal, refuseWrongMasterKey } from './start-checks.ts';
export { followers, projections, subscriberNames, subscribers } from './subscribers.ts';
