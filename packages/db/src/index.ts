export {
  createKeyring,
  KeyDestroyed,
  type Keyring,
} from '@palmares/event-store/event-log/keyring';
export type { Projector } from '@palmares/event-store/projector/projector';
export { uuidv7 } from '@palmares/event-store/uuid';
export { connect, type Database, type Queryable, refuseOwner, type Tx } from './database.ts';
export { createEventLog, createProjector, type PostgresEventLog } from './event-store/index.ts';
export { createJobs, type Jobs } from './jobs/enqueue.ts';
export { type JobData, type QueueName, queues } from './jobs/queues.ts';
export { type PlanOf, planOf } from './read-models/plan/query.ts';
export { type MyPortfolio, myPortfolio, newestPortfolio, pastPortfolio } from './read-models/portfolio/query.ts';
export { projections, subscribers } from './subscribers.ts';
