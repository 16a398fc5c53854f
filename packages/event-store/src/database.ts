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
  /** Whether a connection is one session for as long as it is open, and may keep statements. */
  readonly prepared: boolean;
  /** For connections to the same address outside the pool. */
  readonly silence: Silence;
  close(): Promise<void>;
}

/** When a connection counts as silent, and what is called when one was closed for it. */
export interface Silence {
  readonly limits: SilenceLimits;
  readonly onSilent?: OnSilent | undefined;
}

export interface ConnectOptions {
  readonly url: string;
  /** Shown by Postgres and by `palmares doctor` when it names who holds a transaction open. */
  readonly applicationName: string;
  readonly max?: number;
  /** How long making a connection may take. Default: 5 seconds. */
  readonly connectWithinMs?: number;
  /**
   * Appends and loads are prepared once a connection. Only for an address that leads to Postgres itself: behind a
   * pooler in transaction mode the next query may meet another session. Default: no.
   */
  readonly prepared?: boolean;
  readonly onError?: (error: Error) => void;
  /** Called for each connection that was closed, and its query rejected, because the server did not answer. */
  readonly onSilent?: OnSilent;
  /** Default: a silent connection is closed within 10 seconds. */
  readonly silenceLimits?: SilenceLimits;
  /** Asked of each new connection before its first use; what it throws is what the caller gets. */
  readonly onConnect?: (client: pg.ClientBase) => Promise<void>;
}

const { builtins } = pg.types;

/** int8 columns here are versions and positions, far below 2^53; a date has no time zone to be shifted by. */
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
  // A pool without this listener ends the process when Postgres closes an idle connection.
  pool.on('error', (error) => {
    if (!(error instanceof SilentConnection)) onError?.(error);
  });
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const close = async (): Promise<void> => {
    await kysely.destroy();
    // Kysely ends the pool only if it ever asked something; else idle connections keep the process for seconds.
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

/** The tables' owner could drop the triggers that keep the log append-only, so an app never runs as the owner. */
export const refuseOwner = async (database: Database): Promise<void> => {
  const { rows } = await sql<{ owner: boolean }>`
    select pg_has_role(current_user, c.relowner, 'usage') as owner from pg_class c where c.oid = 'events'::regclass
  `.execute(database.kysely);
  if (rows[0]?.owner) throw new ConnectedAsOwner();
};
