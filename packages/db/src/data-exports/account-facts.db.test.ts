import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAccount } from '../testing/an-account.ts';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { accountFacts } from './account-facts.ts';

/** Tables with rows about one athlete that the archive does not read here, and why. */
const elsewhere = {
  data_exports: 'the archive itself',
  contact_messages: 'mailed to the athlete when they were sent, and deleted 30 days later',
  files: 'the files are in the archive',
  link_openings: 'visits of others, who are not named',
  publish_links: 'the links are in the history; what else is here are secrets',
  account_passcodes: 'that there is one is in the history; the code is a secret',
  guardian_requests: 'asked for seven days, and the address is not the athlete’s',
  earlier_guardian_links: 'secrets of a guardian',
  email_verifications: 'a code for an hour',
  password_resets: 'a link for an hour',
  video_checks: 'about the videos, not the athlete',
  operator_log: 'when support looked is on the account page; the rest is answered by mail',
  erasures: 'athletes who are gone',
  data_keys: 'the key that seals the events',
  forgotten_contacts: 'ids of people whom the athlete is to know no more',
  parked_subjects: 'a fault of ours, with ids alone',
  inactive_accounts: 'gone once the athlete logs in, as for the archive',
  demo_athletes: 'fictional athletes',
  second_subscriptions: 'told by mail, and the refund is among the invoices',
  billing_leases: 'whose turn it is, for a minute',
  athlete_errors: 'faults of ours, with ids alone',
} as const;

let db: ConnectedDatabase;

beforeAll(async () => {
  db = await connectedDatabase();
});

afterAll(async () => {
  await db.close();
});

it('a new table about athletes is in the archive, or says here why it is not', async () => {
  const { athleteId } = await anAccount(db.database, { language: 'en' });
  const read = new Set<string>();
  const noting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      for (const [, table] of JSON.stringify(node).matchAll(/"TableNode".+?"IdentifierNode","name":"(\w+)"/g))
        read.add(table ?? '');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await accountFacts(db.database.kysely.withPlugin(noting), athleteId);
  const { rows } = await db.owner.pool.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attname in ('athlete_id', 'subject_id') and not a.attisdropped`,
  );
  const about = ['accounts', ...rows.map(({ name }) => name)];
  expect([...read, ...Object.keys(elsewhere)].sort()).toEqual(about.sort());
});
