/**
 * Accounts count as used on the day of this migration, so nobody is told earlier than the time after it. The app tells an
 * athlete, and later asks support, by a row each; a day on which the account was used makes the row void.
 */
const table = `
  alter table accounts add column last_used_on date not null default (now() at time zone 'UTC')::date;
  create index accounts_last_used on accounts (last_used_on);
  create table inactive_accounts (
    athlete_id uuid primary key references accounts on delete cascade,
    found_on date not null,
    noticed_on date check (noticed_on >= found_on),
    requested_on date check (requested_on >= noticed_on)
  );
`;

const grants = `
  grant update (last_used_on) on accounts to palmares_app;
  grant select, delete, insert (athlete_id, found_on), update (found_on, noticed_on, requested_on)
    on inactive_accounts to palmares_app;
  grant select on inactive_accounts to palmares_reader;
`;

export const up = async (client: { query(sql: string): Promise<unknown> }): Promise<void> => {
  for (const sql of [table, grants]) await client.query(sql);
};
