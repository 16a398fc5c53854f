export { tryWithAdvisoryLock, withAdvisoryLock } from './advisory-lock.ts';
export type { EventCodec, UnknownEvent } from './codec.ts';
export {
  ConnectedAsOwner,
  type ConnectOptions,
  connect,
  type Database,
  type Queryable,
  refuseOwner,
  type Tx,
} from './database.ts';
export type { EventLogOptions, PostgresEventLog } from './event-log/event-log.ts';
export type { Keyring } from './event-log/keys/keyring.ts';
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
export type {
  Projection,
  Reactor,
  Subscriber,
} from './projector/projection.ts';
export type { Projector, ProjectorOptions } from './projector/projector.ts';

export type { Schema } from './schema.ts';
export { SHARDS, type StreamId, shardOf } from './stream.ts';
export { uuidv7 } from './uuid.ts';
