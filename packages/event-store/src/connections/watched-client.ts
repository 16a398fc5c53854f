import pg from 'pg';
import type { SilenceWatch } from './watch-silence.ts';

const CONNECT_WITHIN_MS = 5_000;

/** Keeps firewalls and load balancers from dropping idle connections. */
const KEEP_ALIVE_AFTER_MS = 10_000;

class ConnectTimeout extends Error {
  /** The system error code for a peer that does not respond. */
  readonly code = 'ETIMEDOUT';

  constructor(withinMs: number) {
    super(`Connection timeout: the database did not answer within ${withinMs / 1000} s`);
    this.name = 'ConnectTimeout';
  }
}

/**
 * Returns the part of a pool's configuration that watches its connections. It replaces the pool's
 * `connectionTimeoutMillis`, which would also limit how long a caller waits for a busy pool.
 */
export const watchedClients = (watch: SilenceWatch, connectWithinMs: number = CONNECT_WITHIN_MS) => ({
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  Client: class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      // The pool handles errors of idle connections only. If a connection in use is lost between two queries, the next
      // query fails.
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
