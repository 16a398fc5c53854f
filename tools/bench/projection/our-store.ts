import type { StreamId } from '@palmares/domain/kernel';
import { SHARDS } from '@palmares/event-store';
import { type OurLog, ourLog, requestOf } from '../our-log.ts';
import { type Questions, questionsTo } from '../questions.ts';
import type { BenchServer } from '../server.ts';
import type { BenchContext } from '../suite.ts';
import { type SubscriberSet, subscribersIn } from './our-reader.ts';
import { type Reader, readerProcess } from './reader.ts';
import { makeSeen } from './seen.ts';

/** A database with our event store. */
export interface OurDatabase extends OurLog {
  readonly url: string;
  readonly ownerUrl: string;
  readonly ask: Questions;
}

/** A database with our event store, and a projector in its own process, not yet started. */
export interface OurStore extends OurDatabase {
  readonly reader: Reader;
  /** Number of shards that a subscriber has not read to the end. */
  shardsBehind(): Promise<number>;
}

const CONNECTIONS = 16;

const BEHIND = `
  select count(*) from unnest($1::text[]) as s(name) cross join generate_series(0, ${SHARDS - 1}) as g(shard)
  left join checkpoints c on c.subscriber = s.name and c.shard = g.shard
  where exists (select from events e where e.shard = g.shard and (e.incarnation, e.transaction_id, e.position)
    > (coalesce(c.incarnation, 0), coalesce(c.transaction_id, '0'), coalesce(c.position, 0)))`;

export const ourDatabase = async (context: BenchContext, server: BenchServer, name: string): Promise<OurDatabase> => {
  const { url, ownerUrl } = await server.migrated(name);
  const log = ourLog(url, CONNECTIONS);
  context.defer(log.close);
  return { ...log, url, ownerUrl, ask: await questionsTo(context, ownerUrl) };
};

export const ourStore = async (
  context: BenchContext,
  server: BenchServer,
  name: string,
  subscribers: readonly SubscriberSet[],
): Promise<OurStore> => {
  const database = await ourDatabase(context, server, name);
  const { url, ownerUrl, ask } = database;
  await makeSeen(ownerUrl);
  const names = subscribersIn(subscribers).map((subscriber) => subscriber.name);
  const masterKey = database.masterKey.toString('base64');
  return {
    ...database,
    reader: await readerProcess(context, { store: 'ours', url, masterKey, subscribers }),
    shardsBehind: () => ask.number(BEHIND, [names]),
  };
};

const STARTED = {
  type: 'PortfolioStarted',
  data: {
    firstName: 'Maëlle',
    lastName: 'Gagnon',
    dateOfBirth: '2007-03-14',
    place: { country: 'can', region: 'QC' },
    language: 'fr-ca',
  },
} as const;

/** Creates athletes whose portfolio is at version 1. */
export const startedPortfolios = async ({ log, athletes }: OurLog, count: number): Promise<readonly StreamId[]> => {
  const streams = await athletes(count);
  const one = async (stream: StreamId) => {
    const { outcome } = await log.append(requestOf(stream, 'none', [STARTED]));
    if (outcome !== 'appended') throw new Error(`The portfolio ${stream} was not started: ${outcome}`);
  };
  for (let from = 0; from < streams.length; from += 16) await Promise.all(streams.slice(from, from + 16).map(one));
  return streams;
};
