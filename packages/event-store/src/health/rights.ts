import { sql } from 'kysely';
import type { Queryable } from '../database.ts';

export interface Rights {
  readonly role: string;
  readonly ownsEvents: boolean;
  /** UPDATE, DELETE, TRUNCATE and INSERT privileges that the role has on the log's table or on any partition. */
  readonly changes: readonly string[];
  readonly mayAppend: boolean;
}

/** Reads the connected role's privileges on the log. Appends need none, because they go through functions. */
export const rightsOnTheLog = async (db: Queryable): Promise<Rights> => {
  const { rows } = await sql<Rights>`
    with tables as (
      select 'events'::regclass::oid as oid
      union all select inhrelid from pg_inherits where inhparent = 'events'::regclass
    )
    select current_user as role,
      pg_has_role(current_user, (select relowner from pg_class where oid = 'events'::regclass), 'usage') as "ownsEvents",
      array(
        select distinct privilege from tables, unnest(array['INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']) as privilege
        where has_table_privilege(tables.oid, privilege) order by privilege
      ) as changes,
      coalesce((select bool_and(has_function_privilege(p.oid, 'EXECUTE')) from pg_proc p
        where p.proname in ('append_events', 'append_event', 'append_together')), false) as "mayAppend"
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The server did not return the privileges of this role');
  return row;
};
