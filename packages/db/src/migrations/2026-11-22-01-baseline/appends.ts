/** Columns that the hash covers, in its order: all but the position, which is only taken as the row is written. */
const hashed = [
  ['incarnation', 'integer'],
  ['transaction_id', 'xid8'],
  ['stream', 'text'],
  ['version', 'bigint'],
  ['event_id', 'uuid'],
  ['type', 'text'],
  ['schema_version', 'smallint'],
  ['key_id', 'uuid'],
  ['command_id', 'uuid'],
  ['command_hash', 'bytea'],
  ['data', 'bytea'],
  ['metadata', 'bytea'],
  ['recorded_at', 'timestamptz'],
] as const;

type Hashed = (typeof hashed)[number][0];

/** The SQL of each column of a new event but its position. */
type Row = Readonly<Record<Hashed | 'shard' | 'nth' | 'hash', string>>;

/** In which transaction an event is written: readers follow the log in this order. */
const writer = {
  incarnation: '(select l.incarnation from log_incarnation l)',
  transaction_id: 'pg_current_xact_id()',
} as const;

/**
 * The chain covers the stored bytes, each of variable length behind its length, and the time as whole microseconds.
 * `convert_to` and `extract` are stable, so a function declared immutable would not be inlined for using them.
 */
const eventHash = `
  create function event_hash(previous bytea, ${hashed.map(([name, type]) => `${name} ${type}`).join(', ')})
  returns bytea language sql stable parallel safe return sha256(
    previous
    || int4send(incarnation) || xid8send(transaction_id)
    || int4send(octet_length(stream)) || convert_to(stream, 'UTF8')
    || int8send(version) || uuid_send(event_id)
    || int4send(octet_length(type)) || convert_to(type, 'UTF8')
    || int2send(schema_version) || uuid_send(key_id) || uuid_send(command_id)
    || int4send(octet_length(command_hash)) || command_hash
    || int4send(octet_length(data)) || data
    || int4send(octet_length(metadata)) || metadata
    || int8send((extract(epoch from recorded_at) * 1000000)::bigint)
  );
`;

/**
 * For a partitioned table Postgres prefers a new plan at each call, to leave partitions out, and planning then takes as long
 * as the append. A generic plan leaves them out as it runs. One made while the tables are small must
 * not read them from end to end when they have grown.
 */
const settings = `language plpgsql security definer
  set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off`;

/** Whole milliseconds: the moment that support is shown is then exactly the moment that is stored. */
const NOW = `date_trunc('milliseconds', clock_timestamp())`;

const hashOf = (previous: string, row: Readonly<Record<Hashed, string>>): string =>
  `event_hash(${[previous, ...hashed.map(([name]) => row[name])].join(', ')})`;

/** The position is taken in the order of the rows. */
const insertEvents = (row: Row, from: string): string => {
  const columns = ['shard', ...hashed.map(([name]) => name), 'nth', 'hash'] as const;
  return `insert into events (position, ${columns.join(', ')})
    select nextval('events_position'), ${columns.map((name) => row[name]).join(', ')} from ${from}`;
};

const moveHead = (head: { readonly version: string; readonly hash: string; readonly at: string }): string =>
  `update streams s set version = ${head.version}, head_hash = ${head.hash}, recorded_at = ${head.at},
    transaction_id = pg_current_xact_id()`;

/** Parameters of a call, or columns of several, by the prefix of their names. */
const given = (prefix: string) =>
  ({
    shard: `${prefix}shard`,
    stream: `${prefix}stream`,
    expected: `${prefix}expected`,
    event_id: `${prefix}event_id`,
    type: `${prefix}type`,
    schema_version: `${prefix}schema_version`,
    key_id: `${prefix}key_id`,
    command_id: `${prefix}command_id`,
    command_hash: `${prefix}command_hash`,
    data: `${prefix}data`,
    metadata: `${prefix}metadata`,
  }) as const;

/**
 * Readers go by the number of the transaction, which it takes with its first write, and not when it reaches the stream. One
 * that has taken its number must not follow, in a stream, one that took a later number and committed first: a reader would
 * get the stream backwards. So each stream keeps the number that wrote it last, and who comes late begins again.
 */
const IN_READERS_ORDER = 's.transaction_id <= pg_current_xact_id()';

/**
 * When nothing but the one answer is possible. A stream `s` that has the expected version both in the
 * statement's snapshot and under its lock has not moved in between, so a look for the command id in that snapshot sees all of it.
 * An open stream's key is there: erasing waits for the streams' locks to close them, and no key can be destroyed before.
 */
const plainFor = ({ shard, expected, command_id }: ReturnType<typeof given>): string =>
  `s.closed_at is null and s.version = ${expected} and ${IN_READERS_ORDER}
    and not exists (select 1 from events e where e.shard = ${shard} and e.command_id = ${command_id})`;

const one = given('p_');
const asked = given('asked.');
const moved = given('m.');
const taken = given('t.');

/** The transaction takes its number under the lock at the earliest: before it, whoever waits would come out of order. */
const lockHead = `select s.version, s.head_hash, s.recorded_at, s.closed_at, s.transaction_id into head
  from streams s where s.shard = p_shard and s.stream = p_stream for update;`;

/**
 * Knows every case. `p_expected` is the version that the events were sealed after, so they are written behind no other; 0 is a
 * new stream, and -1 conflicts with every stream. What a caller can expect comes back as a row; only what should never
 * happen is an exception.
 */
const appendEvents = `
  create function append_events(
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
    ${lockHead}
    if wanted = 0 then
      return query select 'appended', coalesce(head.version, 0::bigint), coalesce(head.version, 0::bigint);
      return;
    end if;
    if head.version is null then
      -- The shard is in the id: a stream in another one would be found by nobody.
      if p_stream !~ '^[^-]+-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
          or p_shard <> ('x' || right(p_stream, 2))::bit(8)::integer then
        raise exception 'not a stream of shard %: %', p_shard, p_stream using errcode = 'invalid_parameter_value';
      end if;
      if p_expected <> 0 then
        return query select 'conflict', 0::bigint, 0::bigint;
        return;
      end if;
      insert into streams (shard, stream, version, head_hash, recorded_at)
        values (p_shard, p_stream, 0, sha256(''::bytea), '-infinity') on conflict do nothing;
      ${lockHead}
    end if;

    if head.closed_at is not null then
      return query select 'stream_closed', 0::bigint, head.version;
      return;
    end if;

    perform 1 from data_keys k where k.shard = p_shard and k.key_id = p_key_id and k.wrapped is not null for share;
    if not found then
      return query select 'key_missing', 0::bigint, head.version;
      return;
    end if;

    -- Of an empty stream too: another stream of the shard may have taken the command.
    select e.stream, e.command_hash, min(e.version) as first, max(e.version) as last into earlier
      from events e where e.shard = p_shard and e.command_id = p_command_id
      group by e.stream, e.command_hash order by e.stream = p_stream desc limit 1;
    if found then
      if earlier.stream = p_stream and earlier.command_hash = p_command_hash then
        return query select 'repeated', earlier.first, earlier.last;
      else
        return query select 'command_reused', 0::bigint, head.version;
      end if;
      return;
    end if;

    if p_expected <> head.version then
      return query select 'conflict', 0::bigint, head.version;
      return;
    end if;

    if head.transaction_id > pg_current_xact_id() then
      raise exception 'a later transaction has written stream %', p_stream using errcode = 'serialization_failure';
    end if;

    previous := head.head_hash;
    at := greatest(${NOW}, head.recorded_at);
    for i in 1 .. wanted loop
      previous := ${hashOf('previous', {
        ...one,
        ...writer,
        version: 'head.version + i',
        event_id: 'p_event_ids[i]',
        type: 'p_types[i]',
        schema_version: 'p_schema_versions[i]',
        data: 'p_data[i]',
        metadata: 'p_metadata[i]',
        recorded_at: 'at',
      })};
      hashes[i] := previous;
    end loop;
    ${insertEvents(
      {
        ...one,
        ...writer,
        version: 'head.version + e.nth',
        event_id: 'e.event_id',
        type: 'e.type',
        schema_version: 'e.schema_version',
        data: 'e.data',
        metadata: 'e.metadata',
        recorded_at: 'at',
        nth: 'e.nth',
        hash: 'e.hash',
      },
      `unnest(p_event_ids, p_types, p_schema_versions, p_data, p_metadata, hashes) with ordinality
        as e(event_id, type, schema_version, data, metadata, hash, nth)`,
    )};
    ${moveHead({ version: 'head.version + wanted', hash: 'previous', at: 'at' })}
      where s.shard = p_shard and s.stream = p_stream;
    return query select 'appended', head.version + 1, head.version + wanted;
  end $$;
`;

const ONLY_ONE = { nth: '1' } as const;

const next = { ...writer, version: 's.version + 1', recorded_at: 'greatest(at, s.recorded_at)' };

/**
 * One event on a stream whose version the caller knows: nearly every append. Answers with the new version, or null when
 * anything stands in its way: `append_events` then says what.
 */
const appendEvent = `
  create function append_event(
    p_shard smallint, p_stream text, p_expected bigint, p_command_id uuid, p_command_hash bytea, p_key_id uuid,
    p_event_id uuid, p_type text, p_schema_version smallint, p_data bytea, p_metadata bytea
  ) returns bigint
  ${settings} as $$
  declare
    at timestamptz := ${NOW};
    new_version bigint;
  begin
    with moved as (
      ${moveHead({ version: next.version, hash: hashOf('s.head_hash', { ...one, ...next }), at: next.recorded_at })}
        where s.shard = p_shard and s.stream = p_stream and ${plainFor(one)}
        returning s.version, s.head_hash, s.recorded_at
    )
    ${insertEvents(
      { ...one, ...writer, ...ONLY_ONE, version: 'm.version', recorded_at: 'm.recorded_at', hash: 'm.head_hash' },
      'moved m',
    )}
      returning version into new_version;
    return new_version;
  end $$;
`;

/**
 * One event on each of several streams, in one call. Answers for those that nothing stood in the way of; the caller
 * asks for each of the others alone. Waits for nobody, so no append is held up by another's stream.
 */
const appendTogether = `
  create function append_together(
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
          where ${plainFor(asked)}
          for update of s skip locked
      ), moved as (
        ${moveHead({
          version: 't.next',
          hash: hashOf('t.head_hash', { ...taken, ...writer, version: 't.next', recorded_at: 't.at' }),
          at: 't.at',
        })}
          from taken t where s.shard = t.shard and s.stream = t.stream
          returning t.*, s.head_hash as hash
      )
      ${insertEvents(
        { ...moved, ...writer, ...ONLY_ONE, version: 'm.next', recorded_at: 'm.at', hash: 'm.hash' },
        'moved m',
      )}
        returning stream, version;
  end $$;
`;

/** The only ways in: the app may insert nothing into the tables themselves. */
const grants = `
  revoke all on function append_events, append_event, append_together from public;
  grant execute on function append_events, append_event, append_together to palmares_app;
`;

export const appends = [eventHash, appendEvents, appendEvent, appendTogether, grants];
