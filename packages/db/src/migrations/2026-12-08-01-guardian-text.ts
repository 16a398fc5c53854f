/**
 * Which text a guardian agreed to decides what a link may show. Rows from before have none, which counts as an earlier
 * text. An athlete with an account may ask again: their request names them, and its answer replaces the guardian's row.
 * The links to withdraw in earlier mails keep working.
 */
const changes = `
  alter table guardians add column text_version text;
  alter table guardian_requests add column athlete_id uuid references accounts on delete cascade;
  create unique index guardian_requests_athlete on guardian_requests (athlete_id) where athlete_id is not null;
  create table earlier_guardian_links (
    withdraw_hash bytea primary key check (octet_length(withdraw_hash) = 32),
    athlete_id uuid not null references accounts on delete cascade
  );
  create index earlier_guardian_links_athlete on earlier_guardian_links (athlete_id);
`;

const grants = `
  grant update (language, withdraw_hash, confirmed_at, text_version) on guardians to palmares_app;
  grant select, insert on earlier_guardian_links to palmares_app;
`;

export const up = async (client: { query(sql: string): Promise<unknown> }): Promise<void> => {
  for (const sql of [changes, grants]) await client.query(sql);
};
