import type { Queryable } from '../database.ts';
import { leases, oldestTransaction, parked, projectorLag, queueStates, unfinishedErasures } from '../health/index.ts';
import type { Subscriber } from '../projections/projection.ts';
import type { Gauge, Instruments, Labels } from './instruments.ts';

type Value = readonly [gauge: Gauge, labels: Labels, value: number];

/** One figure of the doctor's, and the gauges that show it. */
export interface Reading {
  readonly name: string;
  readonly gauges: readonly Gauge[];
  read(db: Queryable): Promise<readonly Value[]>;
}

export const databaseReadings = (
  { gauge }: Instruments,
  subscribers: readonly Pick<Subscriber, 'name' | 'kinds'>[],
): readonly Reading[] => {
  const make = (name: string, help: string, ...labelNames: readonly string[]): Gauge =>
    gauge({ name: `palmares_${name}`, help, labelNames });

  const lagEvents = make(
    'projection_lag_events',
    'Events a subscriber has not handled; counted up to 10,000 in each of 256 shards.',
    'subscriber',
  );
  const lagSeconds = make(
    'projection_lag_seconds',
    'Age of the oldest event that a subscriber has not handled.',
    'subscriber',
  );
  const openSeconds = make(
    'oldest_open_transaction_seconds',
    'How long the oldest writing transaction of the server is open; it holds every reader back. 0 when none is.',
  );
  const parkedAthletes = make(
    'parked_athletes',
    'Athletes set aside behind an event that a subscriber could not take, by that event’s type.',
    'subscriber',
    'event_type',
  );
  const parkedEvents = make(
    'parked_events',
    'Events of the athletes set aside that wait to be handled.',
    'subscriber',
    'event_type',
  );
  const shardLeases = make('shard_leases', 'Shards that a worker holds, and those that nobody does.', 'state');
  const owners = make('projector_owners', 'Workers that hold shards.');
  const jobs = make('jobs', 'Jobs that wait, run, or failed for good.', 'queue', 'state');
  const waiting = make(
    'jobs_oldest_waiting_seconds',
    'How long the first job whose time has come waits for a worker.',
    'queue',
  );
  const erasures = make(
    'erasures_unfinished',
    'Athletes whose keys are destroyed and of whom something is left to purge.',
  );
  const erasureSeconds = make(
    'oldest_unfinished_erasure_seconds',
    'Since the first of them was begun. 0 when none is.',
  );

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
      gauges: [parkedAthletes, parkedEvents],
      read: async (db) =>
        (await parked(db, subscribers)).flatMap(({ subscriber, eventType, athletes, events }): Value[] => {
          const labels = { subscriber, event_type: eventType };
          return [
            [parkedAthletes, labels, athletes],
            [parkedEvents, labels, events],
          ];
        }),
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
    {
      name: 'jobs',
      gauges: [jobs, waiting],
      read: async (db) =>
        (await queueStates(db)).flatMap(({ queue, oldestWaitingSeconds, ...states }): Value[] => [
          [jobs, { queue, state: 'waiting' }, states.waiting],
          [jobs, { queue, state: 'active' }, states.active],
          [jobs, { queue, state: 'failed' }, states.failed],
          [waiting, { queue }, oldestWaitingSeconds],
        ]),
    },
    {
      name: 'erasures',
      gauges: [erasures, erasureSeconds],
      read: async (db) => {
        const { count, seconds } = await unfinishedErasures(db);
        return [
          [erasures, {}, count],
          [erasureSeconds, {}, seconds],
        ];
      },
    },
  ];
};
