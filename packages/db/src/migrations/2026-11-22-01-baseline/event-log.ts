import { PARTITION_BY, partitions, partitionsOf } from './shards.ts';

const tables = `
  create table log_incarnation (
    one boolean primary key default true check (one),
    incarnation integer not null default 1
  );
  insert into log_incarnation default values;

  create table data_keys (
    shard smallint not null,
    key_id uuid not null,
    subject_id uuid not null,
    purpose text not null default 'events',
    wrapped bytea,
    master_key_id text not null,
    created_at timestamptz not null default now(),
    destroyed_at timestamptz,
    primary key (shard, key_id),
    unique (shard, subject_id, purpose)
  ) ${PARTITION_BY};
  ${partitionsOf('data_keys')}
  -- Else ANALYZE keeps samples of wrapped keys in pg_statistic, where destroying a key does not reach them.
  alter table data_keys alter column wrapped set statistics 0;

  create table streams (
    shard smallint not null,
    stream text not null,
    version bigint not null,
    head_hash bytea not null,
    recorded_at timestamptz not null,
    closed_at timestamptz,
    transaction_id xid8 not null default '0',
    primary key (shard, stream)
  ) with (fillfactor = 70);

  create sequence events_position cache 1;

  create table events (
    incarnation integer not null,
    transaction_id xid8 not null,
    position bigint not null,
    shard smallint not null,
    stream text not null,
    version bigint not null,
    event_id uuid not null,
    type text not null,
    schema_version smallint not null,
    key_id uuid not null,
    command_id uuid not null,
    nth smallint not null,
    command_hash bytea not null,
    data bytea not null,
    metadata bytea not null,
    recorded_at timestamptz not null,
    hash bytea not null,
    primary key (shard, stream, version),
    unique (shard, event_id)
  ) ${PARTITION_BY};

  create index events_commit_order on events (shard, incarnation, transaction_id, position);
  -- The first event of a command is the only one: two streams that are appended to at once cannot both take it.
  create unique index events_command on events (shard, command_id, nth);

  ${partitionsOf('events')}
`;

const appendOnly = `
  create function refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception 'the event log is append-only: % on % is refused', tg_op, tg_table_name
      using errcode = 'insufficient_privilege';
  end $$;
  create trigger append_only before update or delete on events for each row execute function refuse_change();
  ${['events', ...partitions.map((digit) => `events_${digit}`)]
    .map((table) => `create trigger never_truncated before truncate on ${table} execute function refuse_change();`)
    .join('\n')}
`;

/**
 * An append of one event does not look at the key, so a key stays while a stream that it seals is open. `append_events`
 * locks the key while it makes a stream, so no stream is made meanwhile.
 */
const keptKeys = `
  create function keep_key_of_open_streams() returns trigger language plpgsql set search_path = public, pg_temp as $$
  begin
    if exists (select from streams s where s.shard = old.shard and s.closed_at is null
        and right(s.stream, 36) = old.subject_id::text) then
      raise exception 'the key of subject % is needed: there are open streams', old.subject_id;
    end if;
    return new;
  end $$;
  create trigger kept_for_open_streams before update of wrapped on data_keys
    for each row when (new.wrapped is null and old.purpose = 'events') execute function keep_key_of_open_streams();
`;

const grants = `
  grant select on events, streams, log_incarnation to palmares_app, palmares_reader;
  grant select on sequence events_position to palmares_app;
  grant select, insert on data_keys to palmares_app;
`;

export const eventLog = [tables, appendOnly, keptKeys, grants];
