export { connect, type Database, type Queryable, refuseOwner, type Tx } from './database.ts';
export {
  createEventLog,
  createKeyring,
  KeyDestroyed,
  KeyMissing,
  type Keyring,
  type PostgresEventLog,
  readSecret,
} from './event-log/index.ts';
export { createJobs, type Jobs } from './jobs/enqueue.ts';
export { type JobData, type QueueName, queues } from './jobs/queues.ts';
export { createProjector, type Projector } from './projections/projector.ts';
export { projections, subscribers } from './projections/subscribers.ts';
export { foldPortfolio, type MyPortfolio, myPortfolio } from './read-models/my-portfolio.ts';
export { type PlanOf, planOf } from './read-models/plan-of.ts';
export { uuidv7 } from './uuid.ts';
