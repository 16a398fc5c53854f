/** What is known of a file. Its bytes are in the file store, under the ids of the athlete and the file. */
const table = `
  create table files (
    id uuid primary key,
    athlete_id uuid not null references accounts on delete cascade,
    kind text not null check (kind in ('picture', 'document')),
    state text not null default 'receiving' check (state in ('receiving', 'processing', 'ready', 'refused', 'removed')),
    name text not null,
    type text,
    bytes integer not null check (bytes > 0),
    width integer,
    height integer,
    pages integer,
    refusal text,
    created_at timestamptz not null default clock_timestamp(),
    changed_at timestamptz not null default clock_timestamp(),
    used_at timestamptz,
    claimed_until timestamptz,
    check ((type is not null) = (state in ('ready', 'removed'))),
    check ((refusal is not null) = (state = 'refused')),
    check (state <> 'removed' or used_at is not null),
    check (claimed_until is null or state = 'receiving')
  );
  create index files_athlete on files (athlete_id, created_at);
  create index files_unused on files (changed_at) where state <> 'ready' or used_at is null;
`;

const grants = `
  grant select, delete, insert (id, athlete_id, kind, name, bytes),
    update (state, type, bytes, width, height, pages, refusal, changed_at, used_at, claimed_until)
    on files to palmares_app;
`;

export const up = async (client: { query(sql: string): Promise<unknown> }): Promise<void> => {
  for (const sql of [table, grants]) await client.query(sql);
};
