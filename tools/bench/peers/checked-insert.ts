import { uuidv7 } from '@palmares/db';
import { streamOf } from '@palmares/domain/kernel';
import { shardOf } from '@palmares/event-store';
import type { BenchDatabase } from '../server.ts';
import { asOwner, connectionsFor, eventsLike, ROW_COLUMNS, ROW_VALUES, rowOf } from './bare-insert.ts';
import { type Appender, type AppenderOptions, forEachClient, inTurn } from './peer.ts';

const HEADS = `
  create table checked_heads (
    shard smallint not null, stream text not null, version bigint not null, primary key (shard, stream)
  ) with (fillfactor = 70)`;

const CHECKED_INSERT = `
  create function checked_insert(smallint, text, bigint, uuid, uuid, uuid, bytea, bytea, bytea, bytea)
  returns bigint language plpgsql security definer
  set search_path = public, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
  declare
    written bigint;
  begin
    with moved as (
      update checked_heads h set version = h.version + 1
        where h.shard = $1 and h.stream = $2 and h.version = $3 - 1
        returning h.version
    )
    insert into checked (${ROW_COLUMNS})
      select 1, pg_current_xact_id(), nextval('checked_position'), ${ROW_VALUES} from moved
      returning version into written;
    return written;
  end $$`;

const CALL = `select checked_insert($1::smallint, $2::text, $3::bigint, $4::uuid, $5::uuid, $6::uuid, $7::bytea,
  $8::bytea, $9::bytea, $10::bytea) as version`;

/**
 * The minimum cost of an append that checks the expected version: the bare INSERT and the update of the stream's head,
 * in one call. No encryption, no hash chain, no lookup of the command, no key.
 */
export const checkedInsert = async (
  { url, ownerUrl }: BenchDatabase,
  { clients }: AppenderOptions,
): Promise<Appender> => {
  const streams = forEachClient(clients, () => uuidv7());
  await asOwner(ownerUrl, async (owner) => {
    await eventsLike(owner, 'checked');
    await owner.query(HEADS);
    await owner.query(CHECKED_INSERT);
    await owner.query('grant execute on function checked_insert to palmares_app');
    for (const stream of streams.flat())
      await owner.query('insert into checked_heads values ($1, $2, 0)', [
        shardOf(stream),
        streamOf('portfolio', stream),
      ]);
  });
  const connections = await connectionsFor(url, clients);
  const next = inTurn(streams);
  return {
    async append(client) {
      const state = next(client);
      state.version += 1;
      const values = rowOf(state.stream, state.version);
      const written = await connections[client]?.query({ name: 'checked', text: CALL, values });
      if (!written?.rows[0]?.version) throw new Error(`${state.stream} is not at version ${state.version - 1}`);
    },
    close: async () => {
      await Promise.all(connections.map((connection) => connection.end()));
    },
  };
};
