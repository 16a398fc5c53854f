import { randomUUID } from 'node:crypto';
import { figure } from '../figures.ts';
import { interleave } from '../interleave.ts';
import { type Sample, underLoad } from '../load.ts';
import { appenderOn } from '../our-log.ts';
import { appendWithEmmett, emmettStore } from '../peers/emmett.ts';
import { forEachClient, inTurn } from '../peers/peer.ts';
import { questionsTo, untilNoneLeft } from '../questions.ts';
import type { BenchServer } from '../server.ts';
import { median, ratios } from '../statistics.ts';
import type { BenchContext, Figure } from '../suite.ts';
import { ourDatabase, ourStore } from './our-store.ts';
import { readerProcess } from './reader.ts';
import { makeSeen } from './seen.ts';

const CLIENTS = [1, 16] as const;

type Append = (client: number) => Promise<void>;

/** A log under full write load, with or without a reader. */
interface Side {
  readonly append: Append;
  /** Waits until a round's events are read, so that the next round starts without a backlog. */
  drained(): Promise<unknown>;
  lost(): Promise<number>;
  twice(): Promise<number>;
}

const TWICE = 'select count(*) from bench_seen where times > 1';

const oursAlone = async (context: BenchContext, server: BenchServer): Promise<Side> => {
  const store = await ourDatabase(context, server, 'beside_alone');
  const none = async () => 0;
  return { ...(await appenderOn(store, { clients: 16 })), drained: none, lost: none, twice: none };
};

const oursRead = async (context: BenchContext, server: BenchServer): Promise<Side> => {
  const store = await ourStore(context, server, 'beside_read', ['product', 'seen']);
  await store.reader.start();
  return {
    ...(await appenderOn(store, { clients: 16 })),
    drained: () => untilNoneLeft(store.shardsBehind, 60_000),
    lost: () =>
      store.ask.number(`
        select count(*) from events e where not exists (select from bench_seen s where s.event_id = e.event_id::text)
          or not exists (select from read.portfolio_sections p
            where p.athlete_id = substr(e.stream, 11)::uuid and p.version >= e.version)`),
    twice: () => store.ask.number(TWICE),
  };
};

const emmettRead = async (context: BenchContext, server: BenchServer): Promise<Side> => {
  const url = await server.empty('beside_emmett');
  const { store, close } = await emmettStore(url, 16);
  context.defer(close);
  await makeSeen(url);
  const ask = await questionsTo(context, url);
  const reader = await readerProcess(context, { store: 'emmett', url });
  await reader.start();
  const next = inTurn(forEachClient(16, () => randomUUID()));
  const lost = () =>
    ask.number(`select count(*) from emt_messages e
      where not exists (select from bench_seen s where s.event_id = e.message_id::text)`);
  return {
    append: (client) => appendWithEmmett(store, next(client)),
    // A skipped event never arrives; the reader waits at most a second between two reads.
    drained: () => untilNoneLeft(lost, 3_000),
    lost,
    twice: () => ask.number(TWICE),
  };
};

export interface TrailingResult {
  readonly figures: readonly Figure[];
  /** Appends per second with the projector running, divided by those without. */
  readonly ratio: ReadonlyMap<number, number>;
  readonly lost: number;
  readonly twice: number;
}

const round =
  ({ append, drained }: Side, clients: number, millis: number) =>
  async (): Promise<Sample> => {
    const sample = await underLoad({ clients, millis }, append);
    await drained();
    return sample;
  };

const atFullSpeed = 'written past at full speed, all rounds';

const emmettFigures = async (
  context: BenchContext,
  server: BenchServer,
  millis: number,
): Promise<readonly Figure[]> => {
  context.progress('append beside a projector: Emmett, for what its reader loses');
  const emmett = await emmettRead(context, server);
  await round(emmett, 16, millis)();
  return [
    figure(atFullSpeed, 'Emmett: events lost', '', [await emmett.lost()]),
    figure(atFullSpeed, 'Emmett: applied twice', '', [await emmett.twice()]),
  ];
};

/**
 * Measures the cost of a reader for writers, and whether a reader under full write load reads every event exactly once.
 */
export const measureBeside = async (
  context: BenchContext,
  server: BenchServer,
  { rounds, millis, peers }: { readonly rounds: number; readonly millis: number; readonly peers: boolean },
): Promise<TrailingResult> => {
  context.progress('append beside a projector: preparing');
  const sides = {
    alone: await oursAlone(context, server),
    read: await oursRead(context, server),
  };
  const figures: Figure[] = [];
  const ratio = new Map<number, number>();
  for (const clients of CLIENTS) {
    const contenders = {
      alone: round(sides.alone, clients, millis),
      read: round(sides.read, clients, millis),
    };
    const samples = await interleave(contenders, {
      rounds,
      onRound: (at, name) =>
        context.progress(`append, ${clients} clients: ${name}, round ${at} of ${rounds}`, at / rounds),
    });
    const perSecond = (name: 'alone' | 'read') => samples[name].map((sample) => sample.perSecond);
    const each = ratios(perSecond('read'), perSecond('alone'));
    ratio.set(clients, median(each));
    const group = `append beside the projector, ${clients} ${clients > 1 ? 'clients' : 'client'}`;
    figures.push(
      figure(group, 'without a projector', '/s', perSecond('alone')),
      figure(group, 'with the projector, all the worker runs', '/s', perSecond('read')),
      figure(group, 'with, of without', '×', each),
    );
  }
  const lost = await sides.read.lost();
  const twice = await sides.read.twice();
  figures.push(
    figure(atFullSpeed, 'ours: events lost', '', [lost]),
    figure(atFullSpeed, 'ours: applied twice', '', [twice]),
    ...(peers ? await emmettFigures(context, server, rounds * millis) : []),
  );
  return { figures, ratio, lost, twice };
};
