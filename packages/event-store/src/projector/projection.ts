import type { Queryable, Tx } from '../database.ts';
import type { LoggedEvent } from '../event-log/read-log.ts';
import type { RecordedEvent } from '../event-log/types.ts';
import { kindOf, type StreamId } from '../stream.ts';

/**
 * Encrypts a text under the subject's key; `context` says where it is stored. The bytes are the same each time, so that
 * a copy can be compared with the read model.
 */
export type Seal = (subjectId: string, text: string, context: string) => Promise<Buffer>;

/**
 * One read model. `apply` writes the effects of events. It must be idempotent, must not read a clock and must not issue
 * commands. Its table names resolve in the schema of the given `db`: `read`, or another one while a copy is built.
 */
export interface Projection {
  readonly name: string;
  /** Increase it with every change of the output or the tables: a rebuild then replaces the previous version's rows. */
  readonly version: number;
  /**
   * Table names with their column and key definitions for `create table`. Each has a primary key and the subject's
   * column.
   */
  readonly tables: Readonly<Record<string, string>>;
  /** The column of each table that holds the subject's id. */
  readonly subjectColumn: string;
  readonly kinds: readonly string[];
  /** Each stream's events come in order; those of several subjects may be interleaved. */
  apply(db: Queryable, recorded: readonly RecordedEvent[], seal: Seal): Promise<void>;
}

/**
 * Enqueues a job for each event, in the checkpoint's transaction. Never rebuilt, so no mail is sent twice; a new
 * reactor does not react to earlier events.
 */
export interface Reactor {
  readonly name: string;
  readonly kinds: readonly string[];
  /** Events of other types are neither opened nor handed over, so that an unknown one parks nobody here. */
  readonly types: readonly string[];
  react(tx: Tx, recorded: RecordedEvent): Promise<void>;
}

/** Anything that reads the log with its own checkpoint. */
export interface Subscriber {
  readonly name: string;
  /** True to receive only events written after its first registration, because its effects must not happen late. */
  readonly fromNow?: boolean;
  /** Version of a projection, which receives nothing while another version of its read model serves. */
  readonly version?: number;
  readonly kinds: readonly string[];
  /** Event types to receive. Default: every type. */
  readonly types?: readonly string[];
  handle(tx: Tx, recorded: RecordedEvent, seal: Seal): Promise<void>;
  /** Handles many events at once, if that is cheaper. */
  handleAll?(tx: Tx, recorded: readonly RecordedEvent[], seal: Seal): Promise<void>;
}

export const wants = ({ kinds, types }: Pick<Subscriber, 'kinds' | 'types'>, { stream, type }: LoggedEvent): boolean =>
  kinds.includes(kindOf(stream as StreamId)) && (types?.includes(type) ?? true);

/** A subscriber that writes a projection's tables in that schema, under a checkpoint of that name. */
export const projectionInto = (projection: Projection, schema: string, name: string): Subscriber => ({
  name,
  kinds: projection.kinds,
  handle: (tx, recorded, seal) => projection.apply(tx.withSchema(schema), [recorded], seal),
  handleAll: (tx, recorded, seal) => projection.apply(tx.withSchema(schema), recorded, seal),
});

export const projectionSubscriber = (projection: Projection): Subscriber => ({
  ...projectionInto(projection, 'read', projection.name),
  version: projection.version,
});

export const reactorSubscriber = (reactor: Reactor): Subscriber => ({
  name: reactor.name,
  fromNow: true,
  kinds: reactor.kinds,
  types: reactor.types,
  handle: (tx, recorded) => reactor.react(tx, recorded),
});
