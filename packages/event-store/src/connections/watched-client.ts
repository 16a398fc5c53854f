import pg from 'pg';
import type { SilenceWatch } from './watch-silence.ts';

const CONNECT_WITHIN_MS = 5_000;

/** Keeps firewalls and load balancers from forgetting a connection that lies idle. */
const KEEP_ALIVE_AFTER_MS = 10_000;

class ConnectTimeout extends Error {
  /** The system's own code for a peer that does not answer. */
  readonly code = 'ETIMEDOUT';

  constructor(withinMs: number) {
    super(`Connection timeout: the database did not answer within ${withinMs / 1000} s`);
    this.name = 'ConnectTimeout';
  }
}

/**
 * Part of a pool's configuration: its connections are watched. The pool's own `connectionTimeoutMillis` is not used, because
 * it also limits how long a caller may wait for a connection that is in use.
 */
export const watchedClients = (watch: SilenceWatch, connectWithinMs: number = CONNECT_WITHIN_MS) => ({
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  Client: class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      // The pool listens to idle connections only. One that is lost between two queries is reported by the next query.
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
