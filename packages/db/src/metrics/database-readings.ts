import {
  eventStoreReadings,
  gaugeMaker,
  type Instruments,
  type Reading,
  type Value,
} from '@palmares/event-store/metrics';
import type { Subscriber } from '@palmares/event-store/projector';
import { queueStates, unfinishedErasures } from '../health/index.ts';

/** The event store's readings, then the product's own. */
export const databaseReadings = (
  instruments: Instruments,
  subscribers: readonly Pick<Subscriber, 'name' | 'kinds'>[],
): readonly Reading[] => {
  const make = gaugeMaker(instruments);

  const jobs = make('jobs', 'Jobs that wait, run, or failed for good.', 'queue', 'state');
  const waiting = make('jobs_oldest_waiting_seconds', 'How long the oldest due job has waited for a worker.', 'queue');
  const erasures = make('erasures_unfinished', 'Athletes whose keys are destroyed and whose erasure is not complete.');
  const erasureSeconds = make(
    'oldest_unfinished_erasure_seconds',
    'Since the oldest of them began; 0 if there is none.',
  );

  return [
    ...eventStoreReadings(instruments, subscribers),
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
