import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.ts';

export type Queryable = Kysely<Schema>;
export type Tx = Transaction<Schema>;

export interface Database {
  readonly kysely: Kysely<Schema>;
  readonly pool: pg.Pool;
  readonly url: string;
  /** Whether a connection is one session for as long as it is open, and may keep statements. */
  readonly prepared: boolean;
  close(): Promise<void>;
}

export interface ConnectOptions {
  readonly url: string;
  /** Shown by Postgres and by `palmares doctor` when it names who holds a transaction open. */
  readonly applicationName: string;
  readonly max?: number;
  /** How long to wait for a connection. Default: for as long as the system does, which may be minutes. */
  readonly connectWithinMs?: number;
  /**
   * Appends and loads are prepared once a connection. Only for an address that leads to Postgres itself: behind a
   * pooler in transaction mode the next query may meet another session. Default: no.
   */
  readonly prepared?: boolean;
  readonly onError?: (error: Error) => void;
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
  connectWithinMs = 0,
  onError,
  onConnect,
}: ConnectOptions): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: applicationName,
    max,
    connectionTimeoutMillis: connectWithinMs,
    ...(onConnect ? { onConnect } : {}),
    types: {
      getTypeParser: (oid, format) =>
        (format === 'binary' ? undefined : parsers.get(oid)) ?? pg.types.getTypeParser(oid, format),
    },
  });
  // A pool without this listener ends the process when Postgres closes an idle connection.
  pool.on('error', (error) => onError?.(error));
  // The pool listens to idle connections only. One in use that is lost between two queries is told by the next query.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const close = async (): Promise<void> => {
    await kysely.destroy();
    // Kysely ends the pool only if it ever asked something; else idle connections keep the process for seconds.
    if (!pool.ending) await pool.end();
  };
  return { kysely, pool, url, prepared, close };
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
