const SHARDS = 16;

const shards = Array.from({ length: SHARDS }, (_, shard) => shard);

const tables = `
  create table log_incarnation (
    one boolean primary key default true check (one),
    incarnation integer not null default 1
  );
  insert into log_incarnation default values;

  create table data_keys (
    key_id uuid primary key,
    athlete_id uuid not null,
    shard smallint not null,
    subject text not null default 'athlete',
    wrapped bytea,
    master_key_id text not null,
    created_at timestamptz not null default now(),
    destroyed_at timestamptz,
    unique (athlete_id, subject)
  );

  create table streams (
    shard smallint not null,
    stream text not null,
    version bigint not null,
    head_hash bytea not null,
    recorded_at timestamptz not null,
    closed_at timestamptz,
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
    command_hash bytea not null,
    data bytea not null,
    metadata bytea not null,
    recorded_at timestamptz not null,
    hash bytea not null,
    primary key (shard, stream, version),
    unique (shard, event_id)
  ) partition by list (shard);

  create index events_commit_order on events (shard, incarnation, transaction_id, position);
  create index events_command on events (shard, command_id);
`;

const partitions = shards
  .map((shard) => `create table events_${shard} partition of events for values in (${shard});`)
  .join('\n');

const refusal = `
  create function refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception 'the event log is append-only: % on % is refused', tg_op, tg_table_name
      using errcode = 'insufficient_privilege';
  end $$;
  create trigger append_only before update or delete on events for each row execute function refuse_change();
  ${['events', ...shards.map((shard) => `events_${shard}`)]
    .map((table) => `create trigger never_truncated before truncate on ${table} execute function refuse_change();`)
    .join('\n')}
`;

/**
 * The chain covers the stored bytes, each of variable length behind its length, and the time as
 * whole microseconds. Transaction id and position stay out: a restore changes them.
 */
const hash = `
  create function event_hash(
    previous bytea, stream text, version bigint, event_id uuid, type text, schema_version smallint, key_id uuid,
    command_id uuid, command_hash bytea, data bytea, metadata bytea, recorded_at timestamptz
  ) returns bytea language sql immutable parallel safe return sha256(
    previous
    || int4send(octet_length(convert_to(stream, 'UTF8'))) || convert_to(stream, 'UTF8')
    || int8send(version) || uuid_send(event_id)
    || int4send(octet_length(convert_to(type, 'UTF8'))) || convert_to(type, 'UTF8')
    || int2send(schema_version) || uuid_send(key_id) || uuid_send(command_id)
    || int4send(octet_length(command_hash)) || command_hash
    || int4send(octet_length(data)) || data
    || int4send(octet_length(metadata)) || metadata
    || int8send((extract(epoch from recorded_at) * 1000000)::bigint)
  );
`;

/**
 * One round trip. \`p_expected\`: a version, or -1 any, -2 exists, 0 none. What a caller can expect
 * comes back as a row; only what should never happen is an exception.
 */
const append = `
  create function append_events(
    p_shard smallint, p_stream text, p_expected bigint, p_command_id uuid, p_command_hash bytea, p_key_id uuid,
    p_event_ids uuid[], p_types text[], p_schema_versions smallint[], p_data bytea[], p_metadata bytea[]
  ) returns table (outcome text, first_version bigint, last_version bigint)
  language plpgsql security definer set search_path = public, pg_temp as $$
  declare
    head record;
    earlier record;
    previous bytea;
    at timestamptz;
    era integer;
  begin
    select s.version, s.head_hash, s.recorded_at, s.closed_at into head
      from streams s where s.shard = p_shard and s.stream = p_stream for update;
    if cardinality(p_event_ids) = 0 then
      return query select 'appended', coalesce(head.version, 0::bigint), coalesce(head.version, 0::bigint);
      return;
    end if;
    if head.version is null then
      if p_expected > 0 or p_expected = -2 then
        return query select 'conflict', 0::bigint, 0::bigint;
        return;
      end if;
      insert into streams (shard, stream, version, head_hash, recorded_at)
        values (p_shard, p_stream, 0, sha256(''::bytea), '-infinity') on conflict do nothing;
      select s.version, s.head_hash, s.recorded_at, s.closed_at into head
        from streams s where s.shard = p_shard and s.stream = p_stream for update;
    end if;

    if head.closed_at is not null then
      return query select 'stream_closed', 0::bigint, head.version;
      return;
    end if;

    perform 1 from data_keys k where k.key_id = p_key_id and k.wrapped is not null for share;
    if not found then
      return query select 'key_missing', 0::bigint, head.version;
      return;
    end if;

    if head.version > 0 then
      select e.stream, e.command_hash, min(e.version) as first, max(e.version) as last into earlier
        from events e where e.shard = p_shard and e.command_id = p_command_id
        group by e.stream, e.command_hash limit 1;
      if found then
        if earlier.stream = p_stream and earlier.command_hash = p_command_hash then
          return query select 'repeated', earlier.first, earlier.last;
        else
          return query select 'command_reused', 0::bigint, head.version;
        end if;
        return;
      end if;
    end if;

    if (p_expected >= 0 and p_expected <> head.version) or (p_expected = -2 and head.version = 0) then
      return query select 'conflict', 0::bigint, head.version;
      return;
    end if;

    select l.incarnation into strict era from log_incarnation l;
    previous := head.head_hash;
    -- Whole milliseconds: the moment that support is shown is then exactly the moment that is stored.
    at := greatest(date_trunc('milliseconds', clock_timestamp()), head.recorded_at);
    for i in 1 .. cardinality(p_event_ids) loop
      previous := event_hash(previous, p_stream, head.version + i, p_event_ids[i], p_types[i], p_schema_versions[i],
        p_key_id, p_command_id, p_command_hash, p_data[i], p_metadata[i], at);
      insert into events (incarnation, transaction_id, position, shard, stream, version, event_id, type,
          schema_version, key_id, command_id, command_hash, data, metadata, recorded_at, hash)
        values (era, pg_current_xact_id(), nextval('events_position'), p_shard, p_stream, head.version + i,
          p_event_ids[i], p_types[i], p_schema_versions[i], p_key_id, p_command_id, p_command_hash, p_data[i],
          p_metadata[i], at, previous);
    end loop;
    update streams s set version = head.version + cardinality(p_event_ids), head_hash = previous, recorded_at = at
      where s.shard = p_shard and s.stream = p_stream;
    return query select 'appended', head.version + 1, head.version + cardinality(p_event_ids);
  end $$;
`;

const grants = `
  revoke all on function append_events from public;
  grant execute on function append_events to palmares_app;
  grant select on events, streams, log_incarnation to palmares_app, palmares_reader;
  grant select, insert on data_keys to palmares_app;
`;

export const up = async (client: { query(sql: string): Promise<unknown> }): Promise<void> => {
  for (const sql of [tables, partitions, refusal, hash, append, grants]) await client.query(sql);
};
