import type { ProjectorObserver } from '../projector/observer.ts';
import type { Parking } from '../projector/parked/parked-subjects.ts';
import type { Instruments } from './instruments.ts';

const buckets = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface ProjectorMetrics extends Required<Pick<ProjectorObserver, 'onBatch' | 'onUnknownKind'>> {
  onParked(parking: Pick<Parking, 'subscriber' | 'eventType'>): void;
  /** Called when a round or a renewal failed and will be retried. */
  onFailure(): void;
}

/** Metrics of this process's projector, for `createProjector`. */
export const projectorMetrics = (
  { counter, histogram }: Instruments,
  subscribers: readonly string[],
): ProjectorMetrics => {
  const projected = counter({
    name: 'palmares_projected_events_total',
    help: 'Events that a subscriber’s checkpoint moved past in this process.',
    labelNames: ['subscriber'],
  });
  const duration = histogram({
    name: 'palmares_projection_batch_duration_seconds',
    help: 'Duration of a batch, including its commit.',
    labelNames: ['subscriber'],
    buckets,
  });
  const failures = counter({
    name: 'palmares_projector_failures_total',
    help: 'Rounds and lease renewals of this process that failed and were retried.',
    labelNames: [],
  });
  const parked = counter({
    name: 'palmares_subjects_parked_total',
    help: 'Subjects parked by this process, by subscriber and type of the event that could not be handled.',
    labelNames: ['subscriber', 'event_type'],
  });
  const unknownKinds = counter({
    name: 'palmares_unknown_kind_events_total',
    help: 'Events that a subscriber’s checkpoint skipped because this program does not know their stream kind.',
    labelNames: ['subscriber', 'kind'],
  });
  for (const subscriber of subscribers) projected.inc({ subscriber }, 0);
  failures.inc({}, 0);

  return {
    onBatch({ subscriber, events, seconds }) {
      projected.inc({ subscriber }, events);
      if (seconds !== null) duration.observe({ subscriber }, seconds);
    },
    onUnknownKind: ({ subscriber, kind, events }) => unknownKinds.inc({ subscriber, kind }, events),
    onParked: ({ subscriber, eventType }) => parked.inc({ subscriber, event_type: eventType }),
    onFailure: () => failures.inc({}),
  };
};
