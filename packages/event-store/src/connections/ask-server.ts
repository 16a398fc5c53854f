import pg, { DatabaseError } from 'pg';

/** The server's report about connections of the same role. */
export interface ServerAnswer {
  /** Process ids of backends that are running a query; `null` behind a pooler, which hands out ids of its own. */
  readonly working: ReadonlySet<number> | null;
  /** The role's statement_timeout in milliseconds; `null` if it has none. */
  readonly statementTimeoutMs: number | null;
}

export interface ServerQuestion {
  readonly url: string;
  readonly applicationName: string;
  readonly processIds: readonly number[];
  readonly withinMs: number;
}

/**
 * Lists the working backends. A backend in a Client wait is not working whatever its state says, because part of the
 * query or the answer is lost. Every role can see the state of its own sessions.
 */
const ACTIVITY = `
  select pg_backend_pid() as own,
    (select nullif(setting::float8, 0) from pg_settings where name = 'statement_timeout') as statement_timeout,
    array(
      select pid from pg_stat_activity
      where pid = any($1::integer[]) and state not like 'idle%' and wait_event_type is distinct from 'Client'
    ) as working`;

interface ActivityRow {
  readonly own: number;
  readonly statement_timeout: number | null;
  readonly working: readonly number[];
}

/** The backend process id that the server sent when the connection opened; undefined before that. */
export const processIdOf = (client: pg.Client): number | undefined =>
  'processID' in client && typeof client.processID === 'number' ? client.processID : undefined;

/** The server is starting or shutting down, so its earlier backends are gone. */
const CANNOT_CONNECT_NOW = '57P03';

const isRefusal = (error: unknown): boolean => error instanceof DatabaseError && error.code !== CANNOT_CONNECT_NOW;

/**
 * Asks on a fresh connection. Returns `unreachable` if no connection succeeded in time; `unclear` if the server is up
 * but did not answer, because it is overloaded or out of connections. Never rejects.
 */
export const askServer = async ({
  url,
  applicationName,
  processIds,
  withinMs,
}: ServerQuestion): Promise<ServerAnswer | 'unreachable' | 'unclear'> => {
  const client = new pg.Client({ connectionString: url, application_name: applicationName });
  client.on('error', () => undefined);
  const late = setTimeout(() => client.connection.stream.destroy(new Error('No answer')), withinMs);
  let connected = false;
  try {
    await client.connect();
    connected = true;
    const { rows } = await client.query<ActivityRow>(ACTIVITY, [processIds]);
    const [row] = rows;
    if (!row) return 'unclear';
    return {
      working: row.own === processIdOf(client) ? new Set(row.working) : null,
      statementTimeoutMs: row.statement_timeout,
    };
  } catch (error) {
    return connected || isRefusal(error) ? 'unclear' : 'unreachable';
  } finally {
    clearTimeout(late);
    void client.end().catch(() => undefined);
  }
};
