import { randomUUID } from 'node:crypto';
import { figure } from '../figures.ts';
import { interleave } from '../interleave.ts';
import { atRate } from '../load.ts';
import { appendMottos } from '../our-log.ts';
import { appendWithEmmett, emmettStore } from '../peers/emmett.ts';
import { questionsTo, untilNoneLeft } from '../questions.ts';
import type { BenchServer } from '../server.ts';
import { median, percentile, ratios } from '../statistics.ts';
import type { BenchContext, Figure } from '../suite.ts';
import { ourStore, startedPortfolios } from './our-store.ts';
import { readerProcess } from './reader.ts';
import { makeSeen } from './seen.ts';

export const RATE = 200;

interface Lags {
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly lost: number;
  readonly twice: number;
}

interface Store {
  /** The end of the log; later events belong to the next round. */
  end(): Promise<number>;
  append(index: number): Promise<void>;
  unread(end: number): Promise<number>;
  /** The lag, in milliseconds, of each applied event after `end`. */
  lags(end: number): Promise<readonly number[]>;
  twice(): Promise<number>;
}

const TWICE = 'select count(*) from bench_seen where times > 1';

/** Both times are the database's own commit times: of the event and of the read model's row. */
const between = (event: string, row: string) =>
  `extract(epoch from pg_xact_commit_timestamp(${row}) - pg_xact_commit_timestamp(${event}::xid))::float8 * 1000 as lag`;

const EVENTS_SEEN = `
  from events e left join bench_seen s on s.event_id = e.event_id::text where e.position > $1 and e.type = 'MottoWritten'`;

const SECTIONS_SEEN = `
  from events e left join read.portfolio_sections s
    on s.athlete_id = substr(e.stream, 11)::uuid and s.section = 'motto' and s.version = e.version
  where e.position > $1 and e.type = 'MottoWritten'`;

const MESSAGES_SEEN = `
  from emt_messages e left join bench_seen s on s.event_id = e.message_id::text where e.global_position > $1`;

type Given = readonly [BenchContext, BenchServer, streams: number];

const oursAs = async (
  [context, server, streams]: Given,
  name: string,
  set: 'product' | 'seen',
  from: string,
): Promise<Store> => {
  const store = await ourStore(context, server, name, [set]);
  const started = await startedPortfolios(store, streams);
  const versions = started.map(() => 1);
  await store.reader.start();
  await untilNoneLeft(store.shardsBehind);
  return {
    end: () => store.ask.number('select coalesce(max(position), 0) from events'),
    async append(index) {
      const stream = started[index];
      const version = versions[index];
      if (!stream || !version) throw new Error(`There is no stream ${index}`);
      versions[index] = version + 1;
      await appendMottos(store, stream, version);
    },
    unread: (end) => store.ask.number(`select count(*) ${from} and s.xmin is null`, [end]),
    lags: async (end) =>
      (
        await store.ask.rows<{ lag: number }>(
          `select ${between('e.transaction_id', 's.xmin')} ${from} and s.xmin is not null`,
          [end],
        )
      ).map(({ lag }) => lag),
    twice: () => store.ask.number(TWICE),
  };
};

const emmett = async ([context, server, streams]: Given): Promise<Store> => {
  const url = await server.empty('lag_emmett');
  const { store, close } = await emmettStore(url, 16);
  context.defer(close);
  await makeSeen(url);
  const ask = await questionsTo(context, url);
  const states = Array.from({ length: streams }, () => ({ stream: randomUUID(), version: 0 }));
  const reader = await readerProcess(context, { store: 'emmett', url });
  await reader.start();
  return {
    end: () => ask.number('select coalesce(max(global_position), 0) from emt_messages'),
    async append(index) {
      const state = states[index];
      if (!state) throw new Error(`There is no stream ${index}`);
      await appendWithEmmett(store, state);
    },
    unread: (end) => ask.number(`select count(*) ${MESSAGES_SEEN} and s.xmin is null`, [end]),
    lags: async (end) =>
      (
        await ask.rows<{ lag: number }>(
          `select ${between('e.transaction_id', 's.xmin')} ${MESSAGES_SEEN} and s.xmin is not null`,
          [end],
        )
      ).map(({ lag }) => lag),
    twice: () => ask.number(TWICE),
  };
};

/** Longer than the second that Emmett's reader waits between two reads. An event that it skipped never arrives. */
const TIMEOUT_MS = 3_000;

const measure =
  (store: Store, count: number) =>
  async (round: number): Promise<Lags> => {
    const end = await store.end();
    await atRate({ perSecond: RATE, count: round === 0 ? Math.ceil(count / 4) : count }, store.append);
    const lost = await untilNoneLeft(() => store.unread(end), TIMEOUT_MS);
    const lags = await store.lags(end);
    return { p50: percentile(lags, 0.5), p99: percentile(lags, 0.99), lost, twice: await store.twice() };
  };

export interface LagResult {
  readonly figures: readonly Figure[];
  /** Our lag divided by Emmett's, for all of the worker's subscribers and for one projection. */
  readonly p50Ratio: Readonly<Record<'product' | 'one', number>>;
  readonly p99Ratio: Readonly<Record<'product' | 'one', number>>;
  readonly p50: number;
  readonly p99: number;
  readonly lost: number;
  readonly twice: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Measures the time from an append's commit to the commit of its read model, at a steady pace. */
export const measureLag = async (
  context: BenchContext,
  server: BenchServer,
  { rounds, seconds, peers }: { readonly rounds: number; readonly seconds: number; readonly peers: boolean },
): Promise<LagResult> => {
  const count = RATE * seconds;
  context.progress('lag: preparing');
  const given: Given = [context, server, count];
  const stores = {
    product: await oursAs(given, 'lag_product', 'product', SECTIONS_SEEN),
    one: await oursAs(given, 'lag_one', 'seen', EVENTS_SEEN),
    ...(peers ? { emmett: await emmett(given) } : {}),
  };
  const samples = await interleave(
    Object.fromEntries(Object.entries(stores).map(([name, store]) => [name, measure(store, count)])),
    { rounds, onRound: (round, name) => context.progress(`lag: ${name}, round ${round} of ${rounds}`, round / rounds) },
  );
  const of = (name: keyof typeof stores, what: keyof Lags) => samples[name]?.map((sample) => sample[what]) ?? [];
  const group = `lag from commit to commit at ${RATE} events/s`;
  const ratio = (name: 'product' | 'one', what: 'p50' | 'p99') => ratios(of(name, what), of('emmett', what));
  const bothOf = (what: 'p50' | 'p99') => ({
    product: median(ratio('product', what)),
    one: median(ratio('one', what)),
  });
  const words = {
    product: 'ours, all the worker runs',
    one: 'ours, one projection',
    emmett: 'Emmett, one projection',
  } as const;
  const figures = [
    ...(['p50', 'p99'] as const).flatMap((what) => [
      ...(['product', 'one', 'emmett'] as const).map((name) =>
        figure(group, `${words[name]}, ${what}`, 'ms', of(name, what)),
      ),
      figure(group, `ours (all) of Emmett, ${what}`, '×', ratio('product', what)),
      figure(group, `ours (one) of Emmett, ${what}`, '×', ratio('one', what)),
    ]),
    ...(['product', 'one', 'emmett'] as const).flatMap((name) => [
      figure(group, `${words[name]}: events lost`, '', of(name, 'lost')),
      ...(name === 'product' ? [] : [figure(group, `${words[name]}: applied twice`, '', of(name, 'twice'))]),
    ]),
  ];
  return {
    figures,
    p50Ratio: bothOf('p50'),
    p99Ratio: bothOf('p99'),
    p50: percentile(of('product', 'p50'), 0.5),
    p99: percentile(of('product', 'p99'), 0.5),
    lost: sum([...of('product', 'lost'), ...of('one', 'lost')]),
    twice: sum(of('one', 'twice')),
  };
};
