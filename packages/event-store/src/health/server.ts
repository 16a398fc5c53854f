import { sql } from 'kysely';
import type { Queryable } from '../database.ts';

export interface Server {
  readonly version: string;
  readonly major: number;
  /** The role that the connection logged in as. */
  readonly role: string;
}

export const server = async (db: Queryable): Promise<Server> => {
  const { rows } = await sql<{ version: string; number: number; role: string }>`
    select current_setting('server_version') as version, current_setting('server_version_num')::integer as number,
      current_user as role
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The server did not return its version');
  return { version: row.version, major: Math.floor(row.number / 10_000), role: row.role };
};
