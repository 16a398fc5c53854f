/** What each account logged in with lately. The network is peppered and hashed: its address is stored nowhere. */
const table = `
  create table known_devices (
    athlete_id uuid not null references accounts on delete cascade,
    device text not null,
    network_hash bytea not null check (octet_length(network_hash) = 32),
    announcement_id uuid not null unique,
    last_seen_at timestamptz not null default now(),
    primary key (athlete_id, device, network_hash)
  );
  create index known_devices_last_seen on known_devices (last_seen_at);
`;

const grants = `
  grant select, insert, delete, update (announcement_id, last_seen_at) on known_devices to palmares_app;
`;

export const up = async (client: { query(sql: string): Promise<unknown> }): Promise<void> => {
  for (const sql of [table, grants]) await client.query(sql);
};
