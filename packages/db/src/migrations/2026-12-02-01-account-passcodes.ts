/**
 * An account has one passcode, which any of its links may ask for in place of one of its own. A grant for such a link counts
 * for the version of the account's passcode with which it was made.
 */
const tables = `
  create table account_passcodes (
    athlete_id uuid primary key,
    passcode_hash text not null,
    passcode_version integer not null default 1
  );
  alter table publish_links
    add column uses_account_passcode boolean not null default false,
    add constraint publish_links_one_passcode check (not uses_account_passcode or passcode_hash is null);
  alter table visitor_grants add column account_version integer;
`;

const grants = `
  grant select, insert, update (passcode_hash, passcode_version) on account_passcodes to palmares_app;
  grant update (uses_account_passcode) on publish_links to palmares_app;
`;

export const up = async (client: { query(sql: string): Promise<unknown> }): Promise<void> => {
  for (const sql of [tables, grants]) await client.query(sql);
};
