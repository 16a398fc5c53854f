import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from '../database.ts';
import { type Blocker, TIMEOUT_MS } from './blockers.ts';

/** Everyone who needs the table queues behind this lock request, so it times out early and is retried. */
const REWRITE_LOCK_MS = 500;
/** No reader or writer queues behind this one. Long enough for Postgres to cancel a blocking autovacuum. */
const VACUUM_LOCK_MS = 5_000;
const PAUSE_MS = 500;

/** Postgres skipped the table, or part of the work, with a warning. */
export class VacuumIncomplete extends Error {
  constructor(table: string, warnings: readonly string[]) {
    super(`${table} was not vacuumed: ${warnings.join('; ')}`);
    this.name = 'VacuumIncomplete';
  }
}

export interface VacuumOptions {
  /** The tables' owner, with a spare connection. */
  readonly owner: Database;
  /** The table's oid: a rebuild may move it to another schema meanwhile. */
  readonly oid: number;
  readonly timeoutMs?: number | undefined;
}

type Statement = (table: string) => string;

const nameOf = async (client: pg.ClientBase, oid: number): Promise<string | undefined> => {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.oid = $1`,
    [oid],
  );
  return rows[0]?.name;
};

const usersOf = async (client: pg.ClientBase, oid: number, table: string): Promise<readonly Blocker[]> => {
  const { rows } = await client.query<Blocker>(
    `select distinct coalesce(nullif(a.application_name, ''), case when l.pid is null then 'a prepared transaction' end,
       'an unnamed program') as name, l.pid, a.xact_start as since, $2::text as "table"
     from pg_locks l left join pg_stat_activity a using (pid)
     where l.relation = $1 and l.database = (select oid from pg_database where datname = current_database())
       and l.granted and l.pid is distinct from pg_backend_pid()
     order by name`,
    [oid, table],
  );
  return rows.length > 0 ? rows : [{ name: 'a session that has ended since', pid: null, since: null, table }];
};

const codeOf = (error: unknown): string | undefined => (error instanceof pg.DatabaseError ? error.code : undefined);

/** Error codes: lock not available, deadlock. */
const isInUse = (error: unknown): boolean => ['55P03', '40P01'].includes(codeOf(error) ?? '');
/** Moved to another schema, or dropped, since its name was read. */
const isGone = (error: unknown): boolean => codeOf(error) === '42P01';

/** Throws {@link VacuumIncomplete} on a warning, known by its class because its text is in the server's language. */
const run = async (client: pg.ClientBase, table: string, statement: string): Promise<void> => {
  const warnings: string[] = [];
  const note = ({ code, message }: { readonly code?: string | undefined; readonly message?: string | undefined }) => {
    if (code?.startsWith('01')) warnings.push(message ?? code);
  };
  client.on('notice', note);
  try {
    await client.query(statement);
  } finally {
    client.off('notice', note);
  }
  if (warnings.length > 0) throw new VacuumIncomplete(table, warnings);
};

const whenFree = async (
  client: pg.ClientBase,
  { oid, timeoutMs = TIMEOUT_MS }: VacuumOptions,
  statement: Statement,
): Promise<readonly Blocker[]> => {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const table = await nameOf(client, oid);
    // Dropped with all its rows.
    if (table === undefined) return [];
    try {
      await run(client, table, statement(table));
      return [];
    } catch (error) {
      if (isGone(error)) continue;
      if (!isInUse(error)) throw error;
      if (performance.now() >= deadline) return usersOf(client, oid, table);
    }
    await pause(PAUSE_MS);
  }
};

const inSession = async <Result>(
  { owner }: VacuumOptions,
  lockMs: number,
  work: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> => {
  const client = await owner.pool.connect();
  try {
    await client.query(
      `set lock_timeout = ${lockMs}; set statement_timeout = 0; set client_min_messages = warning; set vacuum_cost_delay = 0`,
    );
    return await work(client);
  } finally {
    // A connection with changed settings must not go back to the pool.
    client.release(true);
  }
};

/**
 * Writes the table's rows and indexes into new files and drops the old ones, under an exclusive lock. Returns what kept
 * the table from being locked; empty if it was rewritten or is gone.
 */
export const rewriteTable = (options: VacuumOptions): Promise<readonly Blocker[]> =>
  inSession(options, REWRITE_LOCK_MS, (client) => whenFree(client, options, (table) => `vacuum (full) ${table}`));

/**
 * Removes all dead rows of a table and their index entries, and updates its statistics. Uses FREEZE, because VACUUM
 * otherwise skips pages that are being read. Returns what blocked it, like {@link rewriteTable}.
 */
export const vacuumTable = (options: VacuumOptions): Promise<readonly Blocker[]> =>
  inSession(options, VACUUM_LOCK_MS, (client) =>
    whenFree(client, options, (table) => `vacuum (freeze, index_cleanup on, truncate off, analyze) ${table}`),
  );

/** For a partitioned parent, whose own statistics only its own ANALYZE updates. */
export const analyzeTable = (options: VacuumOptions): Promise<readonly Blocker[]> =>
  inSession(options, VACUUM_LOCK_MS, (client) => whenFree(client, options, (table) => `analyze ${table}`));

/** Runs another statement with the short lock timeout of {@link rewriteTable}. */
export const alterTable = (options: VacuumOptions, statement: Statement): Promise<readonly Blocker[]> =>
  inSession(options, REWRITE_LOCK_MS, (client) => whenFree(client, options, statement));
