import { sql } from 'kysely';
import type { Queryable } from '../database.ts';

export interface Settings {
  readonly role: string;
  /**
   * Settings among fsync, full_page_writes and synchronous_commit that are off, so that a crash may lose acknowledged
   * writes.
   */
  readonly unsafe: readonly string[];
  /** Timeouts on the role's open transactions that are not set. */
  readonly unbounded: readonly string[];
  /** Seconds until the server notices that a session's host vanished; null if there is no network in between. */
  readonly vanishedSeconds: number | null;
}

/** Reads the settings that apply to the connected role, which is the apps' role. */
export const settings = async (db: Queryable): Promise<Settings> => {
  const { rows } = await sql<Settings>`
    select current_user as role,
      array(select name from unnest(array['fsync', 'full_page_writes', 'synchronous_commit']) as name
        where current_setting(name) = 'off') as unsafe,
      array(select name from unnest(array['statement_timeout', 'idle_in_transaction_session_timeout']) as name
        where current_setting(name) = '0') as unbounded,
      case when inet_client_addr() is not null then current_setting('tcp_keepalives_idle')::integer
        + current_setting('tcp_keepalives_interval')::integer * current_setting('tcp_keepalives_count')::integer
      end as "vanishedSeconds"
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The server did not return its settings');
  return row;
};
