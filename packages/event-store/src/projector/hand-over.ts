import { sql } from 'kysely';
import type { EventCodec } from '../codec.ts';
import type { Tx } from '../database.ts';
import { type DataKey, KeyDestroyed, type Keyring } from '../event-log/keys/keyring.ts';
import type { LoggedEvent } from '../event-log/read-log.ts';
import { readPartKeys } from '../event-log/read-part-keys.ts';
import { openEvent } from '../event-log/sealed-event.ts';
import type { RecordedEvent } from '../event-log/types.ts';
import { type StreamId, subjectOf } from '../stream.ts';
import { faultOf } from './faults.ts';
import { type Parking, parkingOf } from './parked/parked-subjects.ts';
import type { Seal, Subscriber } from './projection.ts';

/** The events for one subscriber. */
export interface Part {
  readonly subscriber: Subscriber;
  readonly events: readonly LoggedEvent[];
}

/** The dependencies of opening events. */
export interface Opening {
  readonly keyring: Keyring;
  readonly codec: EventCodec;
}

export const subjectOfEvent = (event: LoggedEvent): string => subjectOf(event.stream as StreamId);

/** Returns undefined if the subject was erased: its events keep their positions but cannot be read. */
const keyFor = async (tx: Tx, keyring: Keyring, event: LoggedEvent): Promise<DataKey | undefined> => {
  try {
    return await keyring.keyOf(tx, subjectOfEvent(event));
  } catch (error) {
    if (error instanceof KeyDestroyed) return undefined;
    throw error;
  }
};

const sealingWith =
  (tx: Tx, keyring: Keyring): Seal =>
  (subjectId, text, context) =>
    keyring.sealRepeatably(tx, subjectId, text, context);

/** Hands over all events, in one call if the subscriber supports it. Throws the first failure. */
export const handleAll = async (tx: Tx, { keyring, codec }: Opening, { subscriber, events }: Part): Promise<void> => {
  await keyring.prefetch(tx, [...new Set(events.map(subjectOfEvent))]);
  const keyed: { readonly key: DataKey; readonly stored: LoggedEvent }[] = [];
  for (const event of events) {
    const key = await keyFor(tx, keyring, event);
    if (key) keyed.push({ key, stored: event });
  }
  const partKeys = await readPartKeys(
    { db: tx, keyring, codec },
    keyed.filter(({ stored }) => codec.parts?.has(stored.type)),
  );
  const seal = sealingWith(tx, keyring);
  const opened: RecordedEvent[] = [];
  for (const { key, stored } of keyed) {
    const recorded = openEvent(codec, key, stored, partKeys);
    if (subscriber.handleAll) opened.push(recorded);
    else await subscriber.handle(tx, recorded, seal);
  }
  if (opened.length > 0) await subscriber.handleAll?.(tx, opened, seal);
};

/**
 * Hands over one event behind a savepoint. Returns the reason if it cannot be handled; throws if the event is not at
 * fault.
 */
export const tryOne = async (
  tx: Tx,
  { keyring, codec }: Opening,
  subscriber: Subscriber,
  event: LoggedEvent,
): Promise<Parking | undefined> => {
  await sql`savepoint one_event`.execute(tx);
  try {
    const key = await keyFor(tx, keyring, event);
    if (key) {
      const partKeys = await readPartKeys({ db: tx, keyring, codec }, [{ key, stored: event }]);
      await subscriber.handle(tx, openEvent(codec, key, event, partKeys), sealingWith(tx, keyring));
    }
    await sql`release savepoint one_event`.execute(tx);
    return undefined;
  } catch (error) {
    if (faultOf(error) !== 'event') throw error;
    await sql`rollback to savepoint one_event`.execute(tx);
    return parkingOf(subscriber.name, subjectOfEvent(event), event, error);
  }
};
