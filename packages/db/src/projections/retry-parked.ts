import { streamOf } from '@palmares/domain/kernel/stream';
import { sql } from 'kysely';
import type { Database, Tx } from '../database.ts';
import type { Keyring } from '../event-log/keyring.ts';
import { type LoggedEvent, loggedColumns } from '../event-log/read-log.ts';
import { openEvent } from '../event-log/sealed-event.ts';
import type { CursorColumns } from '../schema.ts';
import type { Subscriber } from './projection.ts';

interface ParkedRow extends CursorColumns {
  readonly athlete_id: string;
  readonly shard: number;
}

export interface Retried {
  readonly athleteId: string;
  readonly outcome: 'caught_up' | 'parked_again';
}

/** The athlete's events from the one that parked them to where the subscriber stands now. */
const waitingEvents = async (tx: Tx, subscriber: Subscriber, parked: ParkedRow): Promise<readonly LoggedEvent[]> => {
  const streams = subscriber.kinds.map((kind) => streamOf(kind, parked.athlete_id));
  const { rows } = await sql<LoggedEvent>`
    select ${loggedColumns}
    from events join checkpoints c on c.subscriber = ${subscriber.name} and c.shard = events.shard
    where events.shard = ${parked.shard}::smallint and events.stream = any(${streams}::text[])
      and (events.incarnation, events.transaction_id, events.position)
        >= (${parked.incarnation}::integer, ${parked.transaction_id}::xid8, ${parked.position}::bigint)
      and (events.incarnation, events.transaction_id, events.position) <= (c.incarnation, c.transaction_id, c.position)
    order by events.incarnation, events.transaction_id, events.position
  `.execute(tx);
  return rows;
};

/**
 * Hands a parked athlete's events to the subscriber again, in order, in one transaction that holds its
 * checkpoint still; what still cannot be handled leaves the athlete parked where they were.
 */
const retryOne = async (
  database: Database,
  keyring: Keyring,
  subscriber: Subscriber,
  parked: ParkedRow,
): Promise<Retried> => {
  const { athlete_id: athleteId, shard } = parked;
  try {
    await database.kysely.transaction().execute(async (tx) => {
      await tx
        .selectFrom('checkpoints')
        .select('shard')
        .where('subscriber', '=', subscriber.name)
        .where('shard', '=', shard)
        .forUpdate()
        .execute();
      const key = await keyring.keyOf(tx, athleteId);
      for (const event of await waitingEvents(tx, subscriber, parked))
        await subscriber.handle(tx, openEvent(key, event));
      await tx
        .deleteFrom('parked_athletes')
        .where('subscriber', '=', subscriber.name)
        .where('athlete_id', '=', athleteId)
        .execute();
    });
    return { athleteId, outcome: 'caught_up' };
  } catch {
    return { athleteId, outcome: 'parked_again' };
  }
};

/** Retries every athlete that is parked in the subscriber. */
export const retryParked = async (
  database: Database,
  keyring: Keyring,
  subscriber: Subscriber,
): Promise<readonly Retried[]> => {
  const rows = await database.kysely
    .selectFrom('parked_athletes')
    .select(['athlete_id', 'shard', 'incarnation', 'transaction_id', 'position'])
    .where('subscriber', '=', subscriber.name)
    .orderBy('athlete_id')
    .execute();
  const retried = [];
  for (const parked of rows) retried.push(await retryOne(database, keyring, subscriber, parked));
  return retried;
};
