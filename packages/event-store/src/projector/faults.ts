import { ManySubjectsFail } from './breaker.ts';
import { Fenced } from './checkpoints.ts';

/**
 * The cause of a failure. `event` is its content, so its subject is parked. `subscriber` is its database setup, or many
 * of its subjects, so it is paused. `slow` is a statement timeout, so it is retried with fewer others. `round` is the
 * connection, the server or the lease.
 */
export type Fault = 'event' | 'subscriber' | 'slow' | 'round';

/** Connection, rollback, too many connections, shutdown, and the system errors of Node. */
const ROUND = /^(08|25P03|40|53300|57)|^E[A-Z]+$/;
const SLOW = '57014';
/**
 * Not supported, transaction state, authorization, catalog and schema names, resources, privileges and names, locks,
 * files, configuration, internal.
 */
const SUBSCRIBER = /^(0A|25|28|3D|3F|42|53|55|58|F0|XX)/;
const LOST_CONNECTION = /^Connection terminated|connection error and is not queryable/;

export const faultOf = (error: unknown): Fault => {
  if (error instanceof Fenced) return 'round';
  if (error instanceof ManySubjectsFail) return 'subscriber';
  if (!(error instanceof Error)) return 'event';
  const code = 'code' in error ? String(error.code) : '';
  if (code === SLOW) return 'slow';
  if (ROUND.test(code) || LOST_CONNECTION.test(error.message)) return 'round';
  return SUBSCRIBER.test(code) ? 'subscriber' : 'event';
};
