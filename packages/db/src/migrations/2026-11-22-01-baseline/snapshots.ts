/**
 * States that long streams are folded from, sealed with the athlete's key. Ciphertext does not compress, so Postgres
 * need not try.
 */
const tables = `
  create table snapshots (
    shard smallint not null,
    stream text not null,
    version bigint not null,
    decider text not null,
    decider_version integer not null,
    key_id uuid not null,
    state bytea not null,
    taken_at timestamptz not null default clock_timestamp(),
    primary key (shard, stream)
  );
  alter table snapshots alter column state set storage external;
`;

/**
 * The snapshot, the events of one command up to it, and the events from its last one on in version order, all as of the
 * moment of the call. A function, because as one statement it was planned to read a long stream, or its whole partition,
 * from end to end. For the same reason the command is looked up in a step of its own, and the last event of the snapshot
 * comes with those after it: ordered by version, they can only be read by the primary key.
 */
const fold = `
  create function fold_stream(
    p_shard smallint, p_stream text, p_decider text, p_decider_version integer, p_command_id uuid
  ) returns table (
    part text, stream text, version bigint, event_id uuid, type text, schema_version smallint, command_id uuid,
    command_hash bytea, data bytea, metadata bytea, recorded_at timestamptz
  )
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off as $$
  declare
    snapshot_version bigint;
    snapshot_state bytea;
  begin
    select k.version, k.state into snapshot_version, snapshot_state from snapshots k
      where k.shard = p_shard and k.stream = p_stream and k.decider = p_decider and k.decider_version = p_decider_version;
    if found then
      return query select 'snapshot', p_stream, snapshot_version, null::uuid, null::text, null::smallint, null::uuid,
        null::bytea, snapshot_state, null::bytea, null::timestamptz;
      if p_command_id is not null then
        return query
          with commanded as materialized (
            select * from events e where e.shard = p_shard and e.command_id = p_command_id
          )
          select 'earlier', c.stream, c.version, c.event_id, c.type, c.schema_version, c.command_id, c.command_hash,
              c.data, c.metadata, c.recorded_at
            from commanded c where c.stream = p_stream and c.version <= snapshot_version order by c.version;
      end if;
    end if;

    return query
      select 'from', e.stream, e.version, e.event_id, e.type, e.schema_version, e.command_id, e.command_hash,
          e.data, e.metadata, e.recorded_at
        from events e
        where e.shard = p_shard and e.stream = p_stream and e.version >= coalesce(snapshot_version, 1)
        order by e.version;
  end $$;
`;

const grants = `
  grant select, insert, update, delete on snapshots to palmares_app;
  revoke all on function fold_stream from public;
  grant execute on function fold_stream to palmares_app;
`;

export const snapshots = [tables, fold, grants];
