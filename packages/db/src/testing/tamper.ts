import type { Database } from '../database.ts';

/** Runs SQL as the owner with the triggers of `events` disabled. `$1` is the stream. */
export const tampered = async (owner: Database, stream: string, sql: string): Promise<void> => {
  const client = await owner.pool.connect();
  try {
    await client.query('begin');
    await client.query('alter table events disable trigger all');
    await client.query(sql, sql.includes('$1') ? [stream] : []);
    await client.query('alter table events enable trigger all');
    await client.query('commit');
  } finally {
    client.release();
  }
};

/** Recomputes every hash of the stream and its head, so that the chain is intact. */
const rechained = (owner: Database, stream: string): Promise<void> =>
  tampered(
    owner,
    stream,
    `do $do$
     declare row events; previous bytea := sha256('');
     begin
       for row in select * from events where stream = '${stream}' order by version loop
         previous := event_hash(previous, row.incarnation, row.transaction_id, row.stream, row.version, row.event_id, row.type, row.schema_version, row.key_id,
           row.command_id, row.command_hash, row.data, row.metadata, row.recorded_at);
         update events set hash = previous where shard = row.shard and stream = row.stream and version = row.version;
       end loop;
       update streams set head_hash = previous where stream = '${stream}';
     end $do$`,
  );

/** Changes one event and hides it: recomputes every later hash and the stream's head. */
export const rewritten = async (owner: Database, stream: string, version: number): Promise<void> => {
  await tampered(owner, stream, `update events set type = 'Forged' where stream = $1 and version = ${version}`);
  await rechained(owner, stream);
};

/** Swaps the versions of two whole rows and recomputes the chain. */
export const swapped = async (owner: Database, stream: string, one: number, other: number): Promise<void> => {
  const move = (from: number, to: number) =>
    tampered(owner, stream, `update events set version = ${to} where stream = $1 and version = ${from}`);
  await move(one, -1);
  await move(other, one);
  await move(-1, other);
  await rechained(owner, stream);
};

/** Removes the last events and sets the head as if they had never existed. */
export const cutShort = async (owner: Database, stream: string, to: number): Promise<void> => {
  await tampered(owner, stream, `delete from events where stream = $1 and version > ${to}`);
  await tampered(
    owner,
    stream,
    `update streams s set version = ${to}, head_hash = e.hash from events e
     where s.stream = $1 and e.shard = s.shard and e.stream = s.stream and e.version = ${to}`,
  );
};

/** Flips one bit of an event's data. */
export const changedByte = (owner: Database, stream: string, version: number): Promise<void> =>
  tampered(
    owner,
    stream,
    `update events set data = set_byte(data, 0, get_byte(data, 0) # 1) where stream = $1 and version = ${version}`,
  );

/** Swaps the data and metadata of two events, and nothing else. */
export const swappedPayloads = (owner: Database, stream: string, one: number, other: number): Promise<void> =>
  tampered(
    owner,
    stream,
    `update events e set data = o.data, metadata = o.metadata from events o
     where e.stream = $1 and o.stream = $1 and e.version in (${one}, ${other}) and o.version = ${one} + ${other} - e.version`,
  );

/** Removes a stream without a trace: its events and its head. */
export const removed = async (owner: Database, stream: string): Promise<void> => {
  await tampered(owner, stream, 'delete from events where stream = $1');
  await tampered(owner, stream, 'delete from streams where stream = $1');
};
