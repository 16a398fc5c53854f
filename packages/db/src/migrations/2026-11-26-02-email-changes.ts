/** At most one change of address per account waits for its code, which is computed from the request's id. */
const table = `
  create table email_changes (
    athlete_id uuid primary key references accounts on delete cascade,
    request_id uuid not null unique,
    new_email text not null,
    expires_at timestamptz not null,
    tries_left smallint not null check (tries_left >= 0),
    requested_at timestamptz not null default now()
  );
  create index email_changes_requested on email_changes (requested_at);
`;

const grants = `
  grant select, insert, delete, update (request_id, new_email, expires_at, tries_left, requested_at)
    on email_changes to palmares_app;
  grant update (email) on accounts to palmares_app;
`;

export const up = async (client: { query(sql: string): Promise<unknown> }): Promise<void> => {
  for (const sql of [table, grants]) await client.query(sql);
};
