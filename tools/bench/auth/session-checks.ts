import { randomUUID } from 'node:crypto';
import { connect } from '@palmares/db';
import { createLucia, startSession } from '@palmares/db/accounts';
import { termsVersion } from '@palmares/domain/account';
import { type KyselyPlugin, sql } from 'kysely';
import type { BenchDatabase } from '../server.ts';
import type { BenchContext } from '../suite.ts';

const CHECKS = 100;

/** Inserts accounts with one session each; one in sixteen has a guardian. */
const fill = (sessions: number) => `
  with ids as (select gen_random_uuid() as id from generate_series(1, ${sessions})), created as (
    insert into accounts (id, shard, first_name, last_name, email, password_hash, date_of_birth, country, region,
      language, terms_accepted_at, terms_version)
    select id, ('x' || right(id::text, 2))::bit(8)::int, 'Bench', 'Athlete', id || '@bench.palmares.example', 'none',
      '2008-02-12', 'can', 'ON', 'en', now(), '${termsVersion}' from ids
    returning id
  ), accepted as (
    insert into terms_acceptances (athlete_id, version, language, accepted_at)
    select id, '${termsVersion}', 'en', now() from created
  ), guarded as (
    insert into guardians (athlete_id, email, withdraw_hash, language, confirmed_at)
    select id, id || '@parents.palmares.example', sha256(id::text::bytea), 'en', now() from created
    where right(id::text, 1) = '0'
  )
  insert into sessions (id_hash, public_id, athlete_id, device, expires_at, ends_at)
  select sha256(id::text::bytea), gen_random_uuid(), id, 'bench', now() + interval '30 days', now() + interval '90 days'
  from created`;

/** Counts full table scans and written rows of this transaction, by Postgres's statistics. */
const COUNTS = sql<{ scans: number; written: number }>`
  select coalesce(sum(seq_scan), 0)::int as scans, coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::int as written
  from pg_stat_xact_user_tables`;

export interface SessionChecks {
  /** Statements of one check within an hour of the last write. */
  readonly statements: number;
  /** Full table scans of all checks together. */
  readonly fullScans: number;
  /** Rows written by a hundred checks that follow an hour without one. */
  readonly rowsWritten: number;
}

/** Runs the product's own session check among many sessions, in a transaction that counts its statements and scans. */
export const countSessionChecks = async (
  context: BenchContext,
  { url, ownerUrl }: BenchDatabase,
  sessions: number,
): Promise<SessionChecks> => {
  const owner = connect({ url: ownerUrl, applicationName: 'palmares bench owner', max: 1 });
  const app = connect({ url, applicationName: 'palmares bench', max: 1 });
  for (const database of [owner, app]) context.defer(() => database.close());
  await owner.pool.query(fill(sessions));
  await owner.pool.query('analyze');
  const { rows } = await owner.pool.query<{ id: string }>('select id from accounts limit 1');
  const athleteId = rows[0]?.id ?? randomUUID();
  const { id } = await startSession(createLucia({ kysely: app.kysely, secure: true, now: () => new Date() }), {
    athleteId,
    device: 'bench',
  });
  await owner.pool.query("update sessions set last_used_at = now() - interval '2 hours' where athlete_id = $1", [
    athleteId,
  ]);
  let statements = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return app.kysely.transaction().execute(async (tx) => {
    const lucia = createLucia({ kysely: tx.withPlugin(counting), secure: true, now: () => new Date() });
    const before = (await COUNTS.execute(tx)).rows[0];
    let last = 0;
    for (let check = 0; check < CHECKS; check += 1) {
      const so = statements;
      if (!(await lucia.validateSession(id)).session) throw new Error('The session was not found');
      last = statements - so;
    }
    const after = (await COUNTS.execute(tx)).rows[0];
    return {
      statements: last,
      fullScans: (after?.scans ?? Number.NaN) - (before?.scans ?? 0),
      rowsWritten: (after?.written ?? Number.NaN) - (before?.written ?? 0),
    };
  });
};
