import { codec, type RecordedEvent } from '@palmares/db/event-store';
import { athleteOf, type StreamId } from '@palmares/domain/kernel';
import { type PortfolioEvent, portfolioDecider } from '@palmares/domain/portfolio';
import { shardOf } from '@palmares/event-store';
import { openEvent } from '@palmares/event-store/event-log';
import { type StoredEvent, storedColumns } from '@palmares/event-store/testing';
import { figure } from '../figures.ts';
import { interleave } from '../interleave.ts';
import { type Sample, sampleOf } from '../load.ts';
import { appendMottos, type OurLog, ourLog } from '../our-log.ts';
import { startedPortfolios } from '../projection/our-store.ts';
import type { BenchServer } from '../server.ts';
import { median, ratios } from '../statistics.ts';
import type { BenchContext, Figure } from '../suite.ts';

const EVENTS = 100;

export interface LoadSize {
  readonly rounds: number;
  readonly loads: number;
}

const SELECT = `select ${storedColumns.join(', ')} from events
  where shard = $1::smallint and stream = $2 order by version`;

/** Selects the same columns as stored, with ciphertext as Buffers. */
const select = async ({ database }: OurLog, stream: StreamId): Promise<readonly StoredEvent[]> => {
  const values = [shardOf(athleteOf(stream)), stream];
  return (await database.pool.query<StoredEvent>({ name: 'bare-select', text: SELECT, values })).rows;
};

/** Measures the cost of loading beyond reading: decrypting and upcasting events that were read before. */
const opening = async (log: OurLog, streams: readonly StreamId[]) => {
  const read = new Map<StreamId, () => number>();
  for (const stream of streams) {
    const rows = await select(log, stream);
    const key = await log.keyring.keyOf(log.database.kysely, athleteOf(stream));
    read.set(stream, () => rows.map((row) => openEvent(codec, key, row)).length);
  }
  return async (stream: StreamId) => read.get(stream)?.() ?? 0;
};

const loadAndFold = async ({ log }: OurLog, stream: StreamId): Promise<number> => {
  // The registry upcasts each event to its current shape, and this stream holds one kind only.
  const events = (await log.load(stream)) as readonly RecordedEvent<PortfolioEvent>[];
  const folded = events.reduce((state, event) => portfolioDecider.evolve(state, event), portfolioDecider.initialState);
  if (folded === portfolioDecider.initialState) throw new Error(`${stream} folded to nothing`);
  return events.length;
};

const portfoliosOf100 = async (log: OurLog): Promise<readonly StreamId[]> => {
  const streams = await startedPortfolios(log, 32);
  for (const stream of streams) await appendMottos(log, stream, 1, EVENTS - 1);
  return streams;
};

/** Runs one load after another, each of a different stream. */
const timed = async (
  streams: readonly StreamId[],
  loads: number,
  work: (stream: StreamId) => Promise<number>,
): Promise<Sample> => {
  const latencies: number[] = [];
  const began = performance.now();
  while (latencies.length < loads)
    for (const stream of streams) {
      const at = performance.now();
      if ((await work(stream)) !== EVENTS) throw new Error(`${stream} has not ${EVENTS} events`);
      latencies.push(performance.now() - at);
    }
  return sampleOf(latencies, performance.now() - began);
};

export interface Loads {
  readonly figures: readonly Figure[];
  /** Median of the rounds' p50 ratios. */
  readonly ratio: number;
}

export const measureLoads = async (
  context: BenchContext,
  server: BenchServer,
  { rounds, loads }: LoadSize,
): Promise<Loads> => {
  context.progress('preparing to load');
  const { url } = await server.migrated('loads');
  const log = ourLog(url, 1);
  context.defer(log.close);
  const streams = await portfoliosOf100(log);
  const open = await opening(log, streams);
  const measured = await interleave(
    {
      select: () => timed(streams, loads, async (stream) => (await select(log, stream)).length),
      open: () => timed(streams, loads, open),
      ours: () => timed(streams, loads, (stream) => loadAndFold(log, stream)),
    },
    { rounds, onRound: (round, name) => context.progress(`load: ${name}`, round / (rounds + 1)) },
  );
  const p50 = (samples: readonly Sample[]) => samples.map((sample) => sample.p50);
  const p99 = (samples: readonly Sample[]) => samples.map((sample) => sample.p99);
  const group = `load ${EVENTS} events`;
  const each = ratios(p50(measured.ours), p50(measured.select));
  return {
    figures: [
      figure(group, 'SELECT of Buffers, p50', 'ms', p50(measured.select)),
      figure(group, 'SELECT of Buffers, p99', 'ms', p99(measured.select)),
      figure(group, 'decrypt and upcast alone, p50', 'ms', p50(measured.open)),
      figure(group, 'load, decrypt and fold, p50', 'ms', p50(measured.ours)),
      figure(group, 'load, decrypt and fold, p99', 'ms', p99(measured.ours)),
      figure(group, 'decrypt and upcast alone, of the SELECT', '×', ratios(p50(measured.open), p50(measured.select))),
      figure(group, 'load, decrypt and fold of the SELECT', '×', each),
    ],
    ratio: median(each),
  };
};
