import type { Queryable } from '../database.ts';
import { leases } from '../health/leases.ts';
import { oldestTransaction } from '../health/oldest-transaction.ts';
import { parked } from '../health/parked.ts';
import { projectorLag } from '../health/projector-lag.ts';
import { waiting } from '../health/waiting.ts';
import type { Subscriber } from '../projector/projection.ts';
import type { Gauge, Instruments, Labels } from './instruments.ts';

export type Value = readonly [gauge: Gauge, labels: Labels, value: number];

/** Figures that the doctor reports too, and the gauges that export them. */
export interface Reading {
  readonly name: string;
  readonly gauges: readonly Gauge[];
  read(db: Queryable): Promise<readonly Value[]>;
}

export type MakeGauge = (name: string, help: string, ...labelNames: readonly string[]) => Gauge;

export const gaugeMaker =
  ({ gauge }: Instruments): MakeGauge =>
  (name, help, ...labelNames) =>
    gauge({ name: `palmares_${name}`, help, labelNames });

/** Readings of the log and its readers from the store's tables. */
export const eventStoreReadings = (
  instruments: Instruments,
  subscribers: readonly Pick<Subscriber, 'name' | 'kinds'>[],
): readonly Reading[] => {
  const make = gaugeMaker(instruments);

  const lagEvents = make(
    'projection_lag_events',
    'Events a subscriber has not handled; counted up to 10,000 in each shard.',
    'subscriber',
  );
  const lagSeconds = make(
    'projection_lag_seconds',
    'Age of the oldest event that a subscriber has not handled.',
    'subscriber',
  );
  const openSeconds = make(
    'oldest_open_transaction_seconds',
    'Age of the oldest open writing transaction on the server, which holds back every reader; 0 if there is none.',
  );
  const parkedSubjects = make(
    'parked_subjects',
    'Subjects parked behind an event that a subscriber could not handle, by that event’s type.',
    'subscriber',
    'event_type',
  );
  const parkedEvents = make(
    'parked_events',
    'Events that wait to be handled, of the first 1,000 parked subjects.',
    'subscriber',
    'event_type',
  );
  const waitingSeconds = make(
    'waiting_subscriber_seconds',
    'How long a live worker has paused a subscriber: the database is not set up for it, or many subjects fail.',
    'subscriber',
    'reason',
  );
  const shardLeases = make('shard_leases', 'Shards held by a worker, and shards held by none.', 'state');
  const owners = make('projector_owners', 'Workers that hold shards.');
  return [
    {
      name: 'projection_lag',
      gauges: [lagEvents, lagSeconds],
      read: async (db) => {
        const found = await projectorLag(
          db,
          subscribers.map(({ name }) => name),
        );
        return found.flatMap(({ subscriber, events, seconds }): Value[] => [
          [lagEvents, { subscriber }, events],
          [lagSeconds, { subscriber }, seconds],
        ]);
      },
    },
    {
      name: 'oldest_open_transaction',
      gauges: [openSeconds],
      read: async (db) => [[openSeconds, {}, (await oldestTransaction(db))?.seconds ?? 0]],
    },
    {
      name: 'parked',
      gauges: [parkedSubjects, parkedEvents],
      read: async (db) =>
        (await parked(db, subscribers)).flatMap(({ subscriber, eventType, subjects, events }): Value[] => {
          const labels = { subscriber, event_type: eventType };
          return [
            [parkedSubjects, labels, subjects],
            [parkedEvents, labels, events],
          ];
        }),
    },
    {
      name: 'waiting',
      gauges: [waitingSeconds],
      read: async (db) =>
        (await waiting(db)).map(
          ({ subscriber, reason, seconds }): Value => [waitingSeconds, { subscriber, reason }, seconds],
        ),
    },
    {
      name: 'leases',
      gauges: [shardLeases, owners],
      read: async (db) => {
        const found = await leases(db);
        return [
          [shardLeases, { state: 'held' }, found.live],
          [shardLeases, { state: 'free' }, found.free.length],
          [owners, {}, found.owners],
        ];
      },
    },
  ];
};
