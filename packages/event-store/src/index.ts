export { type EventCodec, isUnknownEvent, type UnknownEvent } from './codec.ts';
export {
  ConnectedAsOwner,
  type ConnectOptions,
  connect,
  type Database,
  type Queryable,
  refuseOwner,
  type Tx,
} from './database.ts';
export { createEventLog, type EventLogOptions, type PostgresEventLog } from './event-log/event-log.ts';
export { createKeyring, KeyDestroyed, type Keyring } from './event-log/keys/keyring.ts';
export type {
  AppendRequest,
  AppendResult,
  EventLog,
  ExpectedVersion,
  Folded,
  Folding,
  FoldOptions,
  LoadOptions,
  RecordedEvent,
} from './event-log/types.ts';
export { oneAtATime, unlessTaken } from './one-at-a-time.ts';
export {
  type Projection,
  projectionSubscriber,
  type Reactor,
  reactorSubscriber,
  type Subscriber,
} from './projector/projection.ts';
export { createProjector, type Projector, type ProjectorOptions } from './projector/projector.ts';
export { waitUntilProjected } from './projector/wait-until-projected.ts';
export type { Schema } from './schema.ts';
export { kindOf, SHARDS, type StreamId, shardOf, streamOf, subjectOf } from './stream.ts';
export { uuidv7 } from './uuid.ts';
