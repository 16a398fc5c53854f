import { streamKinds, streamOf } from '@palmares/domain/kernel';
import { shardOf } from '@palmares/event-store';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../database.ts';

/** The ids of the erased athlete that job data may hold. */
export interface Erased {
  readonly athleteId: string;
  readonly subscriptionIds: readonly string[];
}

interface PersonalTable {
  readonly table: string;
  where(erased: Erased): RawBuilder<unknown>;
  /** The columns to clear if the row itself stays. */
  readonly empty?: readonly string[];
}

const own = (column: string) => (erased: Erased) => sql`${sql.ref(column)} = ${erased.athleteId}::uuid`;

/** Every table outside the read models with rows about one athlete, children first. */
const personalTables: readonly PersonalTable[] = [
  {
    table: 'visitor_grants',
    where: ({ athleteId }) => sql`link_id in (select id from publish_links where athlete_id = ${athleteId}::uuid)`,
  },
  {
    // A visitor's message to support stays for its retention time, without the link that it was about.
    table: 'contact_messages',
    where: ({ athleteId }) => sql`link_id in (select id from publish_links where athlete_id = ${athleteId}::uuid)`,
    empty: ['link_id'],
  },
  { table: 'contact_messages', where: own('athlete_id') },
  { table: 'link_openings', where: own('athlete_id') },
  { table: 'publish_links', where: own('athlete_id') },
  { table: 'account_passcodes', where: own('athlete_id') },
  { table: 'sessions', where: own('athlete_id') },
  { table: 'email_verifications', where: own('athlete_id') },
  { table: 'known_devices', where: own('athlete_id') },
  { table: 'athlete_errors', where: own('athlete_id') },
  { table: 'email_changes', where: own('athlete_id') },
  { table: 'deletion_requests', where: own('athlete_id') },
  { table: 'inactive_accounts', where: own('athlete_id') },
  { table: 'password_resets', where: own('athlete_id') },
  { table: 'guardian_requests', where: own('athlete_id') },
  { table: 'earlier_guardian_links', where: own('athlete_id') },
  { table: 'guardians', where: own('athlete_id') },
  { table: 'data_exports', where: own('athlete_id') },
  { table: 'files', where: own('athlete_id') },
  { table: 'video_checks', where: own('athlete_id') },
  { table: 'billing_leases', where: own('athlete_id') },
  { table: 'second_subscriptions', where: own('athlete_id') },
  { table: 'terms_acceptances', where: own('athlete_id') },
  { table: 'accounts', where: own('id') },
  {
    table: 'snapshots',
    where: ({ athleteId }) =>
      sql`shard = ${shardOf(athleteId)} and stream = any(${streamKinds.map((kind) => streamOf(kind, athleteId))}::text[])`,
  },
  { table: 'parked_subjects', where: own('subject_id') },
  {
    // The row stays on record, as in `erasures`: the command, the operator and the ids. The reason for the erasure
    // itself stays too, as in the ledger.
    table: 'operator_log',
    where: ({ athleteId }) =>
      sql`athlete_id = ${athleteId}::uuid and reason is not null and command <> 'account erase'`,
    empty: ['reason'],
  },
  {
    // In every queue and state: pg-boss keeps finished jobs in the same table until they expire.
    table: 'pgboss.job',
    where: ({ athleteId, subscriptionIds }) =>
      sql`exists (select from jsonb_each_text(case jsonb_typeof(data) when 'object' then data else '{}' end) as id
        where id.value = any(${[athleteId, ...subscriptionIds]}::text[]))`,
  },
];

/** The serving read models, those being built and those being verified, for all projections. */
const readModelTables = async (db: Queryable): Promise<readonly PersonalTable[]> => {
  const { rows } = await sql<{ table: string }>`
    select c.table_schema || '.' || c.table_name as "table"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.column_name = 'athlete_id' and c.table_schema in ('read', 'rebuild', 'verify') and t.table_type = 'BASE TABLE'
    order by c.table_schema, c.table_name
  `.execute(db);
  return rows.map(({ table }) => ({ table, where: own('athlete_id') }));
};

const tablesOf = async (db: Queryable): Promise<readonly PersonalTable[]> => [
  ...personalTables,
  ...(await readModelTables(db)),
];

/** The names of all tables that {@link purgePersonalRows} deletes rows from or clears columns in. */
export const purgedTables = async (db: Queryable): Promise<readonly string[]> =>
  (await tablesOf(db)).map(({ table }) => table);

export interface Purged {
  readonly table: string;
  readonly rows: number;
}

export const removesAny = (purged: readonly Purged[]): boolean => purged.some(({ rows }) => rows > 0);

const statement = ({ table, where, empty }: PersonalTable, erased: Erased): RawBuilder<unknown> =>
  empty
    ? sql`update ${sql.table(table)} set ${sql.join(empty.map((column) => sql`${sql.ref(column)} = null`))} where ${where(erased)}`
    : sql`delete from ${sql.table(table)} where ${where(erased)}`;

/**
 * Removes the athlete's rows everywhere, and the operators' free text about them. Events stay, unreadable without their
 * key. Returns the number of rows per table, tables with none included.
 */
export const purgePersonalRows = async (tx: Tx, erased: Erased): Promise<readonly Purged[]> => {
  const purged = new Map<string, number>();
  for (const personal of await tablesOf(tx)) {
    const { numAffectedRows = 0n } = await statement(personal, erased).execute(tx);
    purged.set(personal.table, (purged.get(personal.table) ?? 0) + Number(numAffectedRows));
  }
  return [...purged].map(([table, rows]) => ({ table, rows }));
};
