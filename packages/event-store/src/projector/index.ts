export { makeFirstCheckpoints } from './first-checkpoints.ts';
export type { ProjectedBatch } from './observer.ts';
export type { Parking } from './parked/parked-subjects.ts';
export type { Retried } from './parked/retry-page.ts';
export { type RetryOptions, type RetryTotals, retryParked } from './parked/retry-parked.ts';
export {
  type Projection,
  projectionSubscriber,
  type Reactor,
  reactorSubscriber,
  type Seal,
  type Subscriber,
} from './projection.ts';
export { createProjector, type Progress, type Projector, type ProjectorOptions } from './projector.ts';
export { type CopyOptions, copyOf } from './read-models/build-copy.ts';
export { makeFirstTables } from './read-models/first-tables.ts';
export { lockReadModel, readModelVersions, writesServingVersion } from './read-models/read-model-versions.ts';
export { type RebuildOptions, type Rebuilt, rebuild } from './read-models/rebuild.ts';
export { type Difference, type Verified, verifyProjection } from './read-models/verify.ts';
export { type SubscriberStatus, subscriberStatus } from './status.ts';
