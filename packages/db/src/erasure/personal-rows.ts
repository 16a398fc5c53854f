import { sql } from 'kysely';
import type { Tx } from '../database.ts';

interface PersonalTable {
  readonly table: string;
  /** What of a row names the athlete, as SQL over `$athlete`. */
  readonly where: (athleteId: string) => ReturnType<typeof sql>;
}

const own = (column: string) => (athleteId: string) => sql`${sql.ref(column)} = ${athleteId}::uuid`;

/** Every table with rows of one athlete, children first. Events stay: without their key they say nothing. */
export const personalTables: readonly PersonalTable[] = [
  {
    table: 'visitor_grants',
    where: (athleteId) => sql`link_id in (select id from publish_links where athlete_id = ${athleteId}::uuid)`,
  },
  { table: 'publish_links', where: own('athlete_id') },
  { table: 'sessions', where: own('account_id') },
  { table: 'email_verifications', where: own('account_id') },
  { table: 'accounts', where: own('id') },
  { table: 'parked_athletes', where: own('athlete_id') },
  { table: 'read.portfolio_sections', where: own('athlete_id') },
  { table: 'read.portfolios', where: own('athlete_id') },
  { table: 'read.plans', where: own('athlete_id') },
  {
    table: 'pgboss.job',
    where: (athleteId) => sql`data ->> 'athleteId' = ${athleteId} or data ->> 'accountId' = ${athleteId}`,
  },
];

export interface Purged {
  readonly table: string;
  readonly rows: number;
}

/** Removes the athlete's rows everywhere, also from a projection that is being rebuilt. */
export const purgePersonalRows = async (tx: Tx, athleteId: string): Promise<readonly Purged[]> => {
  const { rows: rebuilding } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'rebuild'
  `.execute(tx);
  const tables = [
    ...personalTables,
    ...rebuilding.map(({ name }) => ({ table: `rebuild.${name}`, where: own('athlete_id') })),
  ];
  const purged = [];
  for (const { table, where } of tables) {
    const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ${where(athleteId)}`.execute(tx);
    purged.push({ table, rows: Number(numAffectedRows) });
  }
  return purged;
};
