import { handleCommand } from '@palmares/application';
import { uuidv7 } from '@palmares/db';
import type { StreamId } from '@palmares/domain/kernel';
import { portfolioDecider, sectionEdit } from '@palmares/domain/portfolio';
import { figure } from '../figures.ts';
import { interleave } from '../interleave.ts';
import { type Sample, sampleOf } from '../load.ts';
import { grow, LONG, longStreams } from '../long-streams.ts';
import { type OurLog, ourLog } from '../our-log.ts';
import { metadataOf } from '../payload.ts';
import { startedPortfolios } from '../projection/our-store.ts';
import type { BenchServer } from '../server.ts';
import { median, ratios } from '../statistics.ts';
import type { BenchContext, Figure } from '../suite.ts';

const SHORT = 100;

export interface EditSize {
  readonly rounds: number;
  readonly streams: number;
  /** Number of edits of each stream in a round. */
  readonly edits: number;
}

/** Creates new streams in each round, so that they average 100 events while they are edited. */
const shortStreams = async (log: OurLog, { streams: count, edits }: EditSize): Promise<readonly StreamId[]> => {
  const streams = await startedPortfolios(log, count);
  for (const stream of streams) await grow(log, stream, 1, SHORT - Math.floor(edits / 2));
  return streams;
};

let edited = 0;

/** Edits a portfolio as the web server does: fold, decide, append. */
const edit = async ({ log }: OurLog, stream: StreamId): Promise<void> => {
  edited += 1;
  const handled = await handleCommand({
    log,
    decider: portfolioDecider,
    stream,
    commandId: uuidv7(),
    command: sectionEdit.parse({
      section: 'motto',
      basedOn: Number.MAX_SAFE_INTEGER,
      change: { type: 'WriteMotto', content: { motto: `Keep your head up ${edited}`, explanation: '' } },
    }),
    context: { at: new Date() },
    metadata: metadataOf(stream),
  });
  if (!handled.ok || handled.value.events.length !== 1) throw new Error(`The edit of ${stream} wrote nothing`);
};

const timed = async (streams: readonly StreamId[], edits: number, work: (stream: StreamId) => Promise<void>) => {
  const latencies: number[] = [];
  const began = performance.now();
  for (let nth = 0; nth < edits; nth++)
    for (const stream of streams) {
      const at = performance.now();
      await work(stream);
      latencies.push(performance.now() - at);
    }
  return sampleOf(latencies, performance.now() - began);
};

const foldFromZero = async ({ log }: OurLog, stream: StreamId): Promise<void> => {
  const events = await log.load(stream);
  if (events.length < LONG) throw new Error(`${stream} has only ${events.length} events`);
};

export interface Edits {
  readonly figures: readonly Figure[];
  /** Median of the rounds' p50 ratios. */
  readonly ratio: number;
}

export const measureEdits = async (context: BenchContext, server: BenchServer, size: EditSize): Promise<Edits> => {
  const { url } = await server.migrated('edits');
  const log = ourLog(url, 2);
  context.defer(log.close);
  const label = `writing streams of ${LONG.toLocaleString('en')} events`;
  context.progress(label, 0);
  const written = await longStreams(log, size.streams, (share) => context.progress(label, share));
  const long = written.map(({ stream }) => stream);
  const measured = await interleave(
    {
      short: async () => timed(await shortStreams(log, size), size.edits, (stream) => edit(log, stream)),
      long: () => timed(long, size.edits, (stream) => edit(log, stream)),
      zero: () => timed(long.slice(0, 1), 1, (stream) => foldFromZero(log, stream)),
    },
    { rounds: size.rounds, onRound: (round, name) => context.progress(`edit: ${name}`, round / (size.rounds + 1)) },
  );
  const p50 = (samples: readonly Sample[]) => samples.map((sample) => sample.p50);
  const p99 = (samples: readonly Sample[]) => samples.map((sample) => sample.p99);
  const group = 'edit of a portfolio';
  const each = ratios(p50(measured.long), p50(measured.short));
  return {
    figures: [
      figure(group, `of ${SHORT} events, p50`, 'ms', p50(measured.short)),
      figure(group, `of ${SHORT} events, p99`, 'ms', p99(measured.short)),
      figure(group, `of ${LONG.toLocaleString('en')} events, p50`, 'ms', p50(measured.long)),
      figure(group, `of ${LONG.toLocaleString('en')} events, p99`, 'ms', p99(measured.long)),
      figure(group, `loading ${LONG.toLocaleString('en')} events without a snapshot`, 'ms', p50(measured.zero)),
      figure(group, `of ${LONG.toLocaleString('en')} events, of one of ${SHORT}`, '×', each),
    ],
    ratio: median(each),
  };
};
