/**
 * Readers go by the number of the transaction, which it takes with its first write, and not when it reaches the stream. One
 * that has taken its number must not follow, in a stream, one that took a later number and committed first: a reader would
 * get the stream backwards. So each stream keeps the number that wrote it last, and who comes late begins again.
 */
const column = `alter table streams add column transaction_id xid8 not null default '0'`;

/** As before it: a generic plan that never reads a table from end to end. */
const settings = `language plpgsql security definer
  set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off`;

const EVENT_COLUMNS = `incarnation, transaction_id, position, shard, stream, version, event_id, type, schema_version,
  key_id, command_id, command_hash, data, metadata, recorded_at, hash`;

/** What every row of one append begins with; the position is taken in the order of the rows. */
const PLACE = `(select l.incarnation from log_incarnation l), pg_current_xact_id(), nextval('events_position')`;

/** Whole milliseconds: the moment that support is shown is then exactly the moment that is stored. */
const NOW = `date_trunc('milliseconds', clock_timestamp())`;

/** As before, but that it refuses with `serialization_failure` to follow a later transaction. */
const append = `
  create or replace function append_events(
    p_shard smallint, p_stream text, p_expected bigint, p_command_id uuid, p_command_hash bytea, p_key_id uuid,
    p_event_ids uuid[], p_types text[], p_schema_versions smallint[], p_data bytea[], p_metadata bytea[]
  ) returns table (outcome text, first_version bigint, last_version bigint)
  ${settings} as $$
  declare
    head record;
    earlier record;
    wanted bigint := cardinality(p_event_ids);
    previous bytea;
    hashes bytea[] := '{}';
    at timestamptz;
  begin
    select s.version, s.head_hash, s.recorded_at, s.closed_at, s.transaction_id into head
      from streams s where s.shard = p_shard and s.stream = p_stream for update;
    if wanted = 0 then
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
      select s.version, s.head_hash, s.recorded_at, s.closed_at, s.transaction_id into head
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

    if head.transaction_id > pg_current_xact_id() then
      raise exception 'a later transaction has written stream %', p_stream using errcode = 'serialization_failure';
    end if;

    previous := head.head_hash;
    at := greatest(${NOW}, head.recorded_at);
    for i in 1 .. wanted loop
      previous := event_hash(previous, p_stream, head.version + i, p_event_ids[i], p_types[i], p_schema_versions[i],
        p_key_id, p_command_id, p_command_hash, p_data[i], p_metadata[i], at);
      hashes[i] := previous;
    end loop;
    insert into events (${EVENT_COLUMNS})
      select ${PLACE}, p_shard, p_stream, head.version + e.nth, e.event_id, e.type, e.schema_version,
          p_key_id, p_command_id, p_command_hash, e.data, e.metadata, at, e.hash
        from unnest(p_event_ids, p_types, p_schema_versions, p_data, p_metadata, hashes) with ordinality
          as e(event_id, type, schema_version, data, metadata, hash, nth);
    update streams s set version = head.version + wanted, head_hash = previous, recorded_at = at,
        transaction_id = pg_current_xact_id()
      where s.shard = p_shard and s.stream = p_stream;
    return query select 'appended', head.version + 1, head.version + wanted;
  end $$;
`;

/** As before, and no later transaction has written the stream: `append_events` says so otherwise. */
const plainFor = (asked: string) => `s.closed_at is null and s.version = ${asked}expected
  and s.transaction_id <= pg_current_xact_id()
  and not exists (select 1 from events e where e.shard = ${asked}shard and e.command_id = ${asked}command_id)`;

const appendOne = `
  create or replace function append_event(
    p_shard smallint, p_stream text, p_expected bigint, p_command_id uuid, p_command_hash bytea, p_key_id uuid,
    p_event_id uuid, p_type text, p_schema_version smallint, p_data bytea, p_metadata bytea
  ) returns bigint
  ${settings} as $$
  declare
    at timestamptz := ${NOW};
    new_version bigint;
  begin
    with moved as (
      update streams s set version = s.version + 1, recorded_at = greatest(at, s.recorded_at),
          transaction_id = pg_current_xact_id(),
          head_hash = event_hash(s.head_hash, p_stream, s.version + 1, p_event_id, p_type, p_schema_version, p_key_id,
            p_command_id, p_command_hash, p_data, p_metadata, greatest(at, s.recorded_at))
        where s.shard = p_shard and s.stream = p_stream and ${plainFor('p_')}
        returning s.version, s.head_hash, s.recorded_at
    )
    insert into events (${EVENT_COLUMNS})
      select ${PLACE}, p_shard, p_stream, m.version, p_event_id, p_type, p_schema_version,
          p_key_id, p_command_id, p_command_hash, p_data, p_metadata, m.recorded_at, m.head_hash
        from moved m
      returning version into new_version;
    return new_version;
  end $$;
`;

const appendTogether = `
  create or replace function append_together(
    p_shards smallint[], p_streams text[], p_expected bigint[], p_command_ids uuid[], p_command_hashes bytea[],
    p_key_ids uuid[], p_event_ids uuid[], p_types text[], p_schema_versions smallint[], p_data bytea[], p_metadata bytea[]
  ) returns table (appended_to text, new_version bigint)
  ${settings} as $$
  begin
    return query
      with taken as materialized (
        select asked.*, s.head_hash, s.version + 1 as next, greatest(${NOW}, s.recorded_at) as at
          from unnest(p_shards, p_streams, p_expected, p_command_ids, p_command_hashes, p_key_ids, p_event_ids, p_types,
              p_schema_versions, p_data, p_metadata)
            as asked(shard, stream, expected, command_id, command_hash, key_id, event_id, type, schema_version, data,
              metadata)
          join streams s on s.shard = asked.shard and s.stream = asked.stream
          where ${plainFor('asked.')}
          for update of s skip locked
      ), moved as (
        update streams s set version = t.next, recorded_at = t.at,
            transaction_id = pg_current_xact_id(),
            head_hash = event_hash(t.head_hash, t.stream, t.next, t.event_id, t.type, t.schema_version, t.key_id,
              t.command_id, t.command_hash, t.data, t.metadata, t.at)
          from taken t where s.shard = t.shard and s.stream = t.stream
          returning t.*, s.head_hash as hash
      )
      insert into events (${EVENT_COLUMNS})
        select ${PLACE}, m.shard, m.stream, m.next, m.event_id, m.type, m.schema_version, m.key_id, m.command_id,
            m.command_hash, m.data, m.metadata, m.at, m.hash
          from moved m
        returning stream, version;
  end $$;
`;

export const up = async (client: { query(sql: string): Promise<unknown> }): Promise<void> => {
  for (const sql of [column, append, appendOne, appendTogether]) await client.query(sql);
};
