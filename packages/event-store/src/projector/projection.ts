import type { Queryable, Tx } from '../database.ts';
import type { RecordedEvent } from '../event-log/types.ts';

/**
 * One read model. `apply` writes what events change, without looking at a clock or issuing a command,
 * and changes nothing when it sees an event again. The tables it names are those of the schema that
 * `db` was given: `read`, or another one while a copy is built beside it.
 */
export interface Projection {
  readonly name: string;
  /** Grows with every change of what it writes or of its tables: a rebuild then replaces what the version before wrote. */
  readonly version: number;
  /** Its tables and what `create table` is told of each: columns and keys. Each has a primary key and the subject's column. */
  readonly tables: Readonly<Record<string, string>>;
  /** The column of each table that names the subject. */
  readonly subjectColumn: string;
  readonly kinds: readonly string[];
  /** Each stream's events come in order; those of several subjects may be mixed. */
  apply(db: Queryable, recorded: readonly RecordedEvent[]): Promise<void>;
}

/**
 * What follows from an event: it enqueues a job in the checkpoint's transaction, once for each
 * event, and is never rebuilt, so that no mail is sent twice. A new one acts on nothing that happened before it.
 */
export interface Reactor {
  readonly name: string;
  readonly kinds: readonly string[];
  react(tx: Tx, recorded: RecordedEvent): Promise<void>;
}

/** Anything that reads the log with a checkpoint of its own. */
export interface Subscriber {
  readonly name: string;
  /** Handed nothing that was written before it was first there: what it does cannot be done late. */
  readonly fromNow?: boolean;
  /** Of a projection: it is handed nothing while another version of its read model serves. */
  readonly version?: number;
  readonly kinds: readonly string[];
  handle(tx: Tx, recorded: RecordedEvent): Promise<void>;
  /** The same for many at once, where that costs less. */
  handleAll?(tx: Tx, recorded: readonly RecordedEvent[]): Promise<void>;
}

/** A projection that writes into the tables of that schema under a checkpoint of that name. */
export const projectionInto = (projection: Projection, schema: string, name: string): Subscriber => ({
  name,
  kinds: projection.kinds,
  handle: (tx, recorded) => projection.apply(tx.withSchema(schema), [recorded]),
  handleAll: (tx, recorded) => projection.apply(tx.withSchema(schema), recorded),
});

export const projectionSubscriber = (projection: Projection): Subscriber => ({
  ...projectionInto(projection, 'read', projection.name),
  version: projection.version,
});

export const reactorSubscriber = (reactor: Reactor): Subscriber => ({
  name: reactor.name,
  fromNow: true,
  kinds: reactor.kinds,
  handle: (tx, recorded) => reactor.react(tx, recorded),
});
