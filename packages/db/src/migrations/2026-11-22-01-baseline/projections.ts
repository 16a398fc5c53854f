import { LAST_SHARD } from './shards.ts';

const reading = `
  create table checkpoints (
    subscriber text not null,
    shard smallint not null,
    incarnation integer not null default 0,
    transaction_id xid8 not null default '0',
    position bigint not null default 0,
    fence bigint not null default 0,
    moved_at timestamptz,
    primary key (subscriber, shard)
  ) with (fillfactor = 50);

  create table shard_leases (
    shard smallint primary key,
    owner uuid,
    fence bigint not null default 0
  ) with (fillfactor = 50);
  insert into shard_leases (shard) select generate_series(0, ${LAST_SHARD});

  create table projector_owners (
    owner uuid primary key,
    expires_at timestamptz not null,
    waits jsonb not null default '[]'
  ) with (fillfactor = 50);

  create table parked_subjects (
    subscriber text not null,
    subject_id uuid not null,
    shard smallint not null,
    incarnation integer not null,
    transaction_id xid8 not null,
    position bigint not null,
    event_type text not null,
    schema_version smallint,
    reason text not null,
    parked_at timestamptz not null default now(),
    tries integer not null default 0,
    tried_at timestamptz,
    primary key (subscriber, shard, subject_id)
  );

  grant select, insert, update, delete on checkpoints, shard_leases, projector_owners, parked_subjects to palmares_app;
  grant select on checkpoints, shard_leases, projector_owners, parked_subjects to palmares_reader;
`;

/**
 * Which version of each projection serves, or is being built: in `rebuild` beside the one that serves in `read`, in
 * `verify` to be compared with it. A program of another version leaves a read model alone. The tables in these schemas are
 * those that the projections declare; they are made after the migrations.
 */
const readModels = `
  create schema read;
  create schema rebuild;
  create schema verify;

  create table read_models (
    subscriber text primary key,
    version integer not null,
    tables text[] not null,
    built_at timestamptz not null default clock_timestamp()
  );

  grant usage on schema read, rebuild to palmares_app;
  grant usage on schema read to palmares_reader;
  grant select on read_models to palmares_app, palmares_reader;
`;

export const projections = [reading, readModels];
