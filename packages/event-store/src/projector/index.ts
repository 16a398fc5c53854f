export { type CopyOptions, copyOf } from './build-copy.ts';
export { makeFirstCheckpoints } from './first-checkpoints.ts';
export { makeFirstTables } from './first-tables.ts';
export type { Parking } from './parked-subjects.ts';
export {
  type Projection,
  projectionSubscriber,
  type Reactor,
  reactorSubscriber,
  type Subscriber,
} from './projection.ts';
export { createProjector, type Projector, type ProjectorOptions } from './projector.ts';
export { holdReadModelAlone, readModelVersions, writesWhatServes } from './read-model-versions.ts';
export { type RebuildOptions, type Rebuilt, rebuild } from './rebuild.ts';
export type { Retried } from './retry-page.ts';
export { type RetryOptions, type RetryTotals, retryParked } from './retry-parked.ts';
export { type SubscriberStatus, subscriberStatus } from './status.ts';
export { type Difference, type Verified, verifyProjection } from './verify.ts';
