import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { type OnSilent, SILENCE_LIMITS, type SilenceLimits, SilentConnection } from './connections/silence.ts';
import { watchSilence } from './connections/watch-silence.ts';
import { watchedClients } from './connections/watched-client.ts';
import type { Schema } from './schema.ts';

export type Queryable = Kysely<Schema>;
export type Tx = Transaction<Schema>;

export interface Database {
  readonly kysely: Kysely<Schema>;
  readonly pool: pg.Pool;
  readonly url: string;
  /** True if a connection keeps one session for as long as it is open, so statements can be prepared. */
  readonly prepared: boolean;
  /** For connections to the same address that are made outside the pool. */
  readonly silence: Silence;
  close(): Promise<void>;
}

/** When a connection counts as silent, and the callback for each one that was closed for it. */
export interface Silence {
  readonly limits: SilenceLimits;
  readonly onSilent?: OnSilent | undefined;
}

export interface ConnectOptions {
  readonly url: string;
  /** Postgres and `palmares doctor` show it to name the program that holds a transaction open. */
  readonly applicationName: string;
  readonly max?: number;
  /** Connection timeout in milliseconds. Default: 5 seconds. */
  readonly connectWithinMs?: number;
  /**
   * Prepares appends and loads once per connection. Only for an address that leads to Postgres itself: a pooler in
   * transaction mode may run the next query in another session. Default: false.
   */
  readonly prepared?: boolean;
  readonly onError?: (error: Error) => void;
  /** Called for each connection that was closed, with its query rejected, because the server did not answer. */
  readonly onSilent?: OnSilent;
  /** Default: a silent connection is closed within 10 seconds. */
  readonly silenceLimits?: SilenceLimits;
  /** Runs on each new connection before its first use; the caller that needed the connection gets what it throws. */
  readonly onConnect?: (client: pg.ClientBase) => Promise<void>;
}

const { builtins } = pg.types;

/**
 * int8 columns here hold versions and positions, far below 2^53. Dates stay text, because parsing would shift them by
 * time zone.
 */
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.DATE, (text) => text],
]);

export const connect = ({
  url,
  applicationName,
  max = 10,
  prepared = false,
  connectWithinMs,
  onError,
  onSilent,
  silenceLimits: limits = SILENCE_LIMITS,
  onConnect,
}: ConnectOptions): Database => {
  const watch = watchSilence({ url, applicationName, limits, onSilent });
  const pool = new pg.Pool({
    ...watchedClients(watch, connectWithinMs),
    connectionString: url,
    application_name: applicationName,
    max,
    ...(onConnect ? { onConnect } : {}),
    types: {
      getTypeParser: (oid, format) =>
        (format === 'binary' ? undefined : parsers.get(oid)) ?? pg.types.getTypeParser(oid, format),
    },
  });
  watch.follow(pool);
  // Without this listener, a pool ends the process when Postgres closes an idle connection.
  pool.on('error', (error) => {
    if (!(error instanceof SilentConnection)) onError?.(error);
  });
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const close = async (): Promise<void> => {
    await kysely.destroy();
    // Kysely ends the pool only if it has run a query; otherwise idle connections keep the process alive for seconds.
    if (!pool.ending) await pool.end();
  };
  return { kysely, pool, url, prepared, silence: { limits, onSilent }, close };
};

export class ConnectedAsOwner extends Error {
  constructor() {
    super('DATABASE_URL connects as the owner of the event log; the app must use the palmares_app role');
    this.name = 'ConnectedAsOwner';
  }
}

/**
 * Throws {@link ConnectedAsOwner} if the connected role has the rights of the tables' owner, who could drop the
 * triggers that keep the log append-only.
 */
export const refuseOwner = async (database: Database): Promise<void> => {
  const { rows } = await sql<{ owner: boolean }>`
    select pg_has_role(current_user, c.relowner, 'usage') as owner from pg_class c where c.oid = 'events'::regclass
  `.execute(database.kysely);
  if (rows[0]?.owner) throw new ConnectedAsOwner();
};
