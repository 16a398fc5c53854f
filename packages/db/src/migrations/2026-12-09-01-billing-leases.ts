/** Whose turn it is to change what an athlete pays at Stripe. A row has an end, because its holder may have died. */
const table = `
  create table billing_leases (
    athlete_id uuid primary key references accounts on delete cascade,
    holder uuid not null,
    expires_at timestamptz not null
  );
`;

const grants = `
  grant select, delete, insert (athlete_id, holder, expires_at), update (holder, expires_at)
    on billing_leases to palmares_app;
`;

export const up = async (client: { query(sql: string): Promise<unknown> }): Promise<void> => {
  for (const sql of [table, grants]) await client.query(sql);
};
