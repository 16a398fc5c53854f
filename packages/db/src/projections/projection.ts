import type { RecordedEvent } from '@palmares/domain/application/event-log';
import type { StreamKind } from '@palmares/domain/kernel/stream';
import type { Queryable, Tx } from '../database.ts';
import type { ReadModelTables } from '../schema.ts';

/**
 * One read model. `apply` writes what an event changes, without looking at a clock or issuing a
 * command, and changes nothing when it sees an event again. The tables it names are those of the
 * schema that `db` was given: `read`, or `rebuild` while a new version is built beside it.
 */
export interface Projection {
  readonly name: string;
  readonly tables: readonly (keyof ReadModelTables)[];
  readonly kinds: readonly StreamKind[];
  apply(db: Queryable, recorded: RecordedEvent): Promise<void>;
}

/**
 * What follows from an event: it enqueues a job in the checkpoint's transaction, once for each
 * event, and is never rebuilt, so that no mail is sent twice.
 */
export interface Reactor {
  readonly name: string;
  readonly kinds: readonly StreamKind[];
  react(tx: Tx, recorded: RecordedEvent): Promise<void>;
}

/** Anything that reads the log with a checkpoint of its own. */
export interface Subscriber {
  readonly name: string;
  readonly kinds: readonly StreamKind[];
  handle(tx: Tx, recorded: RecordedEvent): Promise<void>;
}

export const projectionSubscriber = (projection: Projection): Subscriber => ({
  name: projection.name,
  kinds: projection.kinds,
  handle: (tx, recorded) => projection.apply(tx.withSchema('read'), recorded),
});

export const reactorSubscriber = (reactor: Reactor): Subscriber => ({
  name: reactor.name,
  kinds: reactor.kinds,
  handle: (tx, recorded) => reactor.react(tx, recorded),
});
