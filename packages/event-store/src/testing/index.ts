export { appendSingle, type SealedAppend, sealAppend } from '../event-log/append.ts';
export { createAppendTogether } from '../event-log/append-together.ts';
export { type Executor, executorIn, executorOf } from '../event-log/executor.ts';
export { SEALED_OVERHEAD, seal } from '../event-log/keys/cipher.ts';
export { verifyShard, verifyStream } from '../event-log/read-chain.ts';
export {
  type Cursor,
  cursorOf,
  type LoggedEvent,
  loggedColumns,
  readLog,
  readShards,
  start,
} from '../event-log/read-log.ts';
export { type StoredEvent, sealEvent, storedColumns } from '../event-log/sealed-event.ts';
export { writeSnapshot } from '../event-log/snapshots/write-snapshots.ts';
export type { AppendResult, DomainEvent, ExpectedVersion, Folded, Folding, FoldOptions } from '../event-log/types.ts';
export { WAKE_CHANNEL } from '../event-log/wake.ts';
export { noFaults } from '../integrity/faults.ts';
export { MAX_NAMED } from '../integrity/max-named.ts';
export { slotOf } from '../integrity/slots.ts';
export type { Labels } from '../metrics/instruments.ts';
export { faultOf } from '../projector/faults.ts';
export { holdLeases, LEASE_MS, type Lease, leave, RENEW_MS } from '../projector/leases.ts';
export { listen } from '../projector/listen.ts';
export type { UnknownKind } from '../projector/observer.ts';
export { reasonOf } from '../projector/parked/parked-subjects.ts';
export { projectBatch } from '../projector/project-batch.ts';
export { type CheckpointCache, projectRound } from '../projector/project-round.ts';
export { projectionInto } from '../projector/projection.ts';
export { createTables, setReadModel } from '../projector/read-models/read-model-tables.ts';
export { lockReadModelsShared } from '../projector/read-models/read-model-versions.ts';
export { rebuildOf } from '../projector/read-models/rebuild.ts';
export { waitUntilProjected } from '../projector/wait-until-projected.ts';
export type { Wait } from '../projector/waits.ts';
export { type Horizon, newestHorizon } from '../roots/horizon.ts';
export { writeLastCheck } from '../roots/last-check.ts';
export { movedHeads } from '../roots/moved-heads.ts';
export { proveRoot } from '../roots/read-root.ts';
export { rootDates, rootFile } from '../roots/root-folder.ts';
export type { StreamId } from '../stream.ts';
