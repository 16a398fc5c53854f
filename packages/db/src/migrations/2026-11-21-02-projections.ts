const reading = `
  create table checkpoints (
    subscriber text not null,
    shard smallint not null,
    incarnation integer not null default 0,
    transaction_id xid8 not null default '0',
    position bigint not null default 0,
    fence bigint not null default 0,
    primary key (subscriber, shard)
  ) with (fillfactor = 50);

  create table shard_leases (
    shard smallint primary key,
    owner uuid,
    fence bigint not null default 0,
    expires_at timestamptz not null default '-infinity'
  ) with (fillfactor = 50);
  insert into shard_leases (shard) select generate_series(0, 15);

  create table projector_owners (
    owner uuid primary key,
    expires_at timestamptz not null
  );

  create table parked_athletes (
    subscriber text not null,
    athlete_id uuid not null,
    shard smallint not null,
    incarnation integer not null,
    transaction_id xid8 not null,
    position bigint not null,
    event_type text not null,
    reason text not null,
    parked_at timestamptz not null default now(),
    primary key (subscriber, athlete_id)
  );
`;

/** A projection is built in \`rebuild\` beside the one that serves in \`read\`, then swapped. */
const readModels = `
  create schema read;
  create schema rebuild;

  create table read.portfolios (
    athlete_id uuid primary key,
    shard smallint not null,
    version bigint not null,
    first_name text not null,
    last_name text not null,
    date_of_birth date not null,
    country text not null,
    region text not null,
    language text not null
  );

  create table read.portfolio_sections (
    athlete_id uuid not null,
    section text not null,
    version bigint not null,
    content jsonb not null,
    primary key (athlete_id, section)
  );

  create table read.plans (
    athlete_id uuid primary key,
    shard smallint not null,
    version bigint not null,
    state jsonb not null
  );
`;

const grants = `
  grant select, insert, update, delete on checkpoints, shard_leases, projector_owners, parked_athletes to palmares_app;
  grant usage on schema read, rebuild to palmares_app;
  grant usage on schema read to palmares_reader;
  grant select, insert, update, delete on all tables in schema read, rebuild to palmares_app;
  grant select on all tables in schema read to palmares_reader;
  grant select on checkpoints, shard_leases, parked_athletes to palmares_reader;
`;

export const up = async (client: { query(sql: string): Promise<unknown> }): Promise<void> => {
  for (const sql of [reading, readModels, grants]) await client.query(sql);
};
