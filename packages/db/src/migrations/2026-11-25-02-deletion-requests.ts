/** Athletes who asked support to delete their account. */
const table = `
  create table deletion_requests (
    athlete_id uuid primary key references accounts on delete cascade,
    asked_at timestamptz not null default now()
  );
`;

const grants = `
  grant select, insert, delete on deletion_requests to palmares_app;
  grant select on deletion_requests to palmares_reader;
`;

export const up = async (client: { query(sql: string): Promise<unknown> }): Promise<void> => {
  for (const sql of [table, grants]) await client.query(sql);
};
