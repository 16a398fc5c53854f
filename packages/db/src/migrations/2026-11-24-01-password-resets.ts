/** At most one reset link per account: asking again ends the earlier one. The token itself is stored nowhere. */
const table = `
  create table password_resets (
    athlete_id uuid primary key references accounts on delete cascade,
    request_id uuid not null unique,
    token_hash bytea not null unique check (octet_length(token_hash) = 32),
    expires_at timestamptz not null
  );
  create index password_resets_expiry on password_resets (expires_at);
`;

const grants = `
  grant select, delete, insert, update (request_id, token_hash, expires_at) on password_resets to palmares_app;
  grant update (password_hash) on accounts to palmares_app;
`;

export const up = async (client: { query(sql: string): Promise<unknown> }): Promise<void> => {
  for (const sql of [table, grants]) await client.query(sql);
};
