import type { OnSilent } from '../connections/silence.ts';
import type { Instruments } from './instruments.ts';

export interface ConnectionMetrics {
  readonly onSilent: OnSilent;
}

/** Counts the silent connections of this process, for `connect`. */
export const connectionMetrics = ({ counter }: Instruments): ConnectionMetrics => {
  const silent = counter({
    name: 'palmares_silent_connections_total',
    help: 'Database connections this process closed because the server did not answer.',
    labelNames: [],
  });
  silent.inc({}, 0);
  return { onSilent: () => silent.inc({}) };
};
