/** Downloads of an athlete's data. Their bytes are in the file store, under the ids of the athlete and the row. */
const table = `
  create table data_exports (
    id uuid primary key,
    athlete_id uuid not null references accounts on delete cascade,
    state text not null default 'asked' check (state in ('asked', 'making', 'ready', 'failed')),
    progress smallint not null default 0 check (progress between 0 and 100),
    asked_at timestamptz not null default clock_timestamp(),
    ready_at timestamptz,
    expires_at timestamptz,
    bytes integer,
    check ((ready_at is not null) = (state = 'ready')),
    check ((expires_at is not null) = (state = 'ready')),
    check ((bytes is not null) = (state = 'ready'))
  );
  create unique index data_exports_running on data_exports (athlete_id) where state in ('asked', 'making');
  create index data_exports_athlete on data_exports (athlete_id, asked_at);
`;

const grants = `
  grant select, delete, insert (id, athlete_id), update (state, progress, ready_at, expires_at, bytes)
    on data_exports to palmares_app;
`;

export const up = async (client: { query(sql: string): Promise<unknown> }): Promise<void> => {
  for (const sql of [table, grants]) await client.query(sql);
};
