import type { OnSilent } from '../connections/silence.ts';
import type { Instruments } from './instruments.ts';

export interface ConnectionMetrics {
  readonly onSilent: OnSilent;
}

/** Counts what happens to this process's connections, for `connect`. */
export const connectionMetrics = ({ counter }: Instruments): ConnectionMetrics => {
  const silent = counter({
    name: 'palmares_silent_connections_total',
    help: 'Connections to the database that this process gave up because no answer came.',
    labelNames: [],
  });
  silent.inc({}, 0);
  return { onSilent: () => silent.inc({}) };
};
