import type { EventLogObserver } from '../event-log/observer.ts';
import type { Instruments } from './instruments.ts';

/** Seconds; an append is a round trip and a flush to disk. */
const buckets = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

const snapshotOutcomes = ['taken', 'failed', 'unreadable'] as const;

const reasons = ['command_reused', 'stream_closed', 'key_missing'] as const;

/** What this process appended, for `createEventLog`. `kinds` are those that streams may be of. */
export const eventLogMetrics = (
  { counter, histogram }: Instruments,
  kinds: readonly string[],
): Required<EventLogObserver> => {
  const appended = counter({
    name: 'palmares_events_appended_total',
    help: 'Events this process appended, by kind of stream.',
    labelNames: ['kind'],
  });
  const conflicts = counter({
    name: 'palmares_append_conflicts_total',
    help: 'Appends that found their stream at another version than expected, by kind of stream.',
    labelNames: ['kind'],
  });
  const repeated = counter({
    name: 'palmares_commands_repeated_total',
    help: 'Commands that had been taken before and wrote nothing, by kind of stream.',
    labelNames: ['kind'],
  });
  const refused = counter({
    name: 'palmares_appends_refused_total',
    help: 'Appends to a closed stream, without the subject’s key, or with a command id used for something else.',
    labelNames: ['reason'],
  });
  const duration = histogram({
    name: 'palmares_append_duration_seconds',
    help: 'How long an append that wrote took, from the call to its answer.',
    labelNames: ['kind'],
    buckets,
  });
  const snapshots = counter({
    name: 'palmares_snapshots_total',
    help: 'Snapshots of streams that this process took, could not take, or could not open, by kind of stream.',
    labelNames: ['kind', 'outcome'],
  });
  // A counter that first appears at 1 has no increase that could be seen.
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
