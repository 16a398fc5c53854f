import pg from 'pg';
import type { SilenceWatch } from './watch-silence.ts';

const CONNECT_WITHIN_MS = 5_000;

/** Keeps firewalls and load balancers from forgetting a connection that lies idle. */
const KEEP_ALIVE_AFTER_MS = 10_000;

export class ConnectTimeout extends Error {
  /** The system's own code for a peer that does not answer. */
  readonly code = 'ETIMEDOUT';

  constructor(withinMs: number) {
    super(`Connection timeout: the database did not answer within ${withinMs / 1000} s`);
    this.name = 'ConnectTimeout';
  }
}

/**
 * What a pool makes its connections with. The pool's own time limit is left alone, because it also bounds how long a caller
 * waits for a connection that others use.
 */
export const watchedClients = (watch: SilenceWatch, connectWithinMs: number = CONNECT_WITHIN_MS) => ({
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  Client: class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      // A pool listens to idle connections only. One in use that is lost between two queries is told by the next query.
      this.on('error', () => undefined);
      watch.add(this);
      const late = setTimeout(
        () => this.connection.stream.destroy(new ConnectTimeout(connectWithinMs)),
        connectWithinMs,
      );
      const inTime = (): void => clearTimeout(late);
      this.once('connect', inTime).once('end', inTime);
    }
  },
});
