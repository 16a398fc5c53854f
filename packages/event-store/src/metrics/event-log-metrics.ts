import type { EventLogObserver } from '../event-log/observer.ts';
import type { Instruments } from './instruments.ts';

/** In seconds; an append is a round trip and a flush to disk. */
const buckets = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

const snapshotOutcomes = ['taken', 'failed', 'unreadable'] as const;

const reasons = ['command_reused', 'stream_closed', 'key_missing'] as const;

/** Metrics of this process's appends, for `createEventLog`. `kinds` are the known stream kinds. */
export const eventLogMetrics = (
  { counter, histogram }: Instruments,
  kinds: readonly string[],
): Required<EventLogObserver> => {
  const appended = counter({
    name: 'palmares_events_appended_total',
    help: 'Events appended by this process, by stream kind.',
    labelNames: ['kind'],
  });
  const conflicts = counter({
    name: 'palmares_append_conflicts_total',
    help: 'Appends that conflicted with the expected version, by stream kind.',
    labelNames: ['kind'],
  });
  const repeated = counter({
    name: 'palmares_commands_repeated_total',
    help: 'Repeated commands that wrote nothing, by stream kind.',
    labelNames: ['kind'],
  });
  const refused = counter({
    name: 'palmares_appends_refused_total',
    help: 'Appends refused because the stream is closed, the subject’s key is missing, or the command id was reused.',
    labelNames: ['reason'],
  });
  const duration = histogram({
    name: 'palmares_append_duration_seconds',
    help: 'Duration of an append that wrote, from the call to its answer.',
    labelNames: ['kind'],
    buckets,
  });
  const snapshots = counter({
    name: 'palmares_snapshots_total',
    help: 'Snapshots this process took, failed to take, or failed to open, by stream kind.',
    labelNames: ['kind', 'outcome'],
  });
  // Start at 0: a counter that first appears at 1 shows no increase.
  for (const kind of kinds) for (const one of [appended, conflicts, repeated]) one.inc({ kind }, 0);
  for (const kind of kinds) for (const outcome of snapshotOutcomes) snapshots.inc({ kind, outcome }, 0);
  for (const reason of reasons) refused.inc({ reason }, 0);
  const onRepeated = (kind: string): void => repeated.inc({ kind });

  return {
    onRepeated,
    onReused: () => refused.inc({ reason: 'command_reused' }),
    onSnapshot: ({ kind, outcome }) => snapshots.inc({ kind, outcome }),
    onAppend({ kind, outcome, events, seconds }) {
      switch (outcome) {
        case 'appended':
          appended.inc({ kind }, events);
          duration.observe({ kind }, seconds);
          break;
        case 'conflict':
          conflicts.inc({ kind });
          break;
        case 'repeated':
          onRepeated(kind);
          break;
        default:
          refused.inc({ reason: outcome });
      }
    },
  };
};
