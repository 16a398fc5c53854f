/** Where a page or a call failed for somebody who was logged in, under the number that they saw. */
const table = `
  create table athlete_errors (
    id uuid primary key,
    athlete_id uuid not null references accounts on delete cascade,
    place text not null check (length(place) <= 120),
    at timestamptz not null default clock_timestamp()
  );
  create index athlete_errors_athlete on athlete_errors (athlete_id, at);
  create index athlete_errors_at on athlete_errors (at);
`;

const grants = `
  grant select, delete, insert (id, athlete_id, place) on athlete_errors to palmares_app;
`;

export const up = async (client: { query(sql: string): Promise<unknown> }): Promise<void> => {
  for (const sql of [table, grants]) await client.query(sql);
};
