import { connect } from '@palmares/db';
import { rebuild } from '@palmares/db/event-store';
import { historyPage, historyProjection, portfolioMoment } from '@palmares/db/read-models';
import { athleteOf, type StreamId } from '@palmares/domain/kernel';
import { portfolioDecider } from '@palmares/domain/portfolio';
import { atMost, figure } from '../figures.ts';
import { interleave } from '../interleave.ts';
import { type Sample, sampleOf } from '../load.ts';
import { LONG, type LongStream, longStreams } from '../long-streams.ts';
import { type OurLog, ourLog } from '../our-log.ts';
import { type BenchServer, benchServer, serverSettings } from '../server.ts';
import { median, ratios } from '../statistics.ts';
import type { BenchContext, Suite } from '../suite.ts';

const sizes = {
  smoke: { rounds: 0, streams: 1, pages: 1, moments: 1, oldMoments: 1 },
  quick: { rounds: 5, streams: 2, pages: 40, moments: 20, oldMoments: 1 },
  whole: { rounds: 15, streams: 4, pages: 100, moments: 50, oldMoments: 2 },
} as const;

/** A version older than any snapshot, so that it is folded from the first event. */
const OLD = LONG / 2;
const PAGE = 50;

const SELECT = `select version, section, recorded_at, entry, named from read.history_entries
  where athlete_id = $1 order by version desc limit ${PAGE}`;

const timed = async (
  streams: readonly LongStream[],
  times: number,
  work: (stream: LongStream) => Promise<unknown>,
): Promise<Sample> => {
  const latencies: number[] = [];
  const began = performance.now();
  for (let nth = 0; nth < times; nth++)
    for (const stream of streams) {
      const at = performance.now();
      await work(stream);
      latencies.push(performance.now() - at);
    }
  return sampleOf(latencies, performance.now() - began);
};

const select = async ({ database }: OurLog, stream: StreamId): Promise<void> => {
  const { rowCount } = await database.pool.query(SELECT, [athleteOf(stream)]);
  if (rowCount !== PAGE) throw new Error(`${stream} has a page of ${rowCount} rows`);
};

const firstPage = async (source: OurLog, stream: StreamId): Promise<void> => {
  const { entries } = await historyPage(source, { athleteId: athleteOf(stream), language: 'fr-ca' });
  if (entries[0]?.version !== LONG) throw new Error(`The first page of ${stream} does not begin at its end`);
};

const moment = async ({ log }: OurLog, stream: StreamId, version: number): Promise<void> => {
  const found = await portfolioMoment(log, athleteOf(stream), version);
  if (found?.past.motto.version !== version) throw new Error(`${stream} has no version ${version}`);
};

const foldFromZero = async ({ log }: OurLog, stream: StreamId, upTo: number): Promise<void> => {
  const events = await log.load(stream, { upTo });
  const { evolve, initialState } = portfolioDecider;
  // A portfolio's stream holds only its own events.
  const folded = (events as readonly Parameters<typeof evolve>[1][]).reduce(evolve, initialState);
  if (folded.sections.motto.version !== upTo) throw new Error(`${stream} has no version ${upTo}`);
};

/** Creates portfolios of 10,000 events and projects their history. */
const prepare = async (context: BenchContext, server: BenchServer, count: number) => {
  const { url, ownerUrl } = await server.migrated('history');
  const log = ourLog(url, 2);
  context.defer(log.close);
  const label = `writing portfolios of ${LONG.toLocaleString('en')} events`;
  const streams = await longStreams(log, count, (share) => context.progress(label, share));
  context.progress('projecting their history');
  const owner = connect({ url: ownerUrl, applicationName: 'palmares bench owner' });
  await rebuild({ owner, keyring: log.keyring, projection: historyProjection });
  await owner.pool.query('vacuum analyze');
  await owner.close();
  return { log, streams };
};

export const suite: Suite = {
  name: 'history',
  says: 'the first page and a moment of the history of a portfolio of 10,000 events',

  async run(context) {
    const size = sizes[context.size];
    const server = await benchServer(context);
    const { log, streams } = await prepare(context, server, size.streams);
    const measured = await interleave(
      {
        select: () => timed(streams, size.pages, ({ stream }) => select(log, stream)),
        page: () => timed(streams, size.pages, ({ stream }) => firstPage(log, stream)),
        fold: () => timed(streams, size.moments, ({ stream }) => log.log.fold(stream, portfolioDecider)),
        recent: () => timed(streams, size.moments, ({ stream, snapshotAt }) => moment(log, stream, snapshotAt)),
        oldFold: () => timed(streams, size.oldMoments, ({ stream }) => foldFromZero(log, stream, OLD)),
        old: () => timed(streams, size.oldMoments, ({ stream }) => moment(log, stream, OLD)),
      },
      { rounds: size.rounds, onRound: (round, name) => context.progress(name, round / (size.rounds + 1)) },
    );
    const p50 = (samples: readonly Sample[]) => samples.map((sample) => sample.p50);
    const page = ratios(p50(measured.page), p50(measured.select));
    const recent = ratios(p50(measured.recent), p50(measured.fold));
    const old = ratios(p50(measured.old), p50(measured.oldFold));
    const group = `history of ${LONG.toLocaleString('en')} events, p50`;
    return {
      versions: { PostgreSQL: server.version },
      settings: { ...serverSettings, ...size },
      figures: [
        figure(group, 'SELECT of the rows of the first page', 'ms', p50(measured.select)),
        figure(group, 'the first page', 'ms', p50(measured.page)),
        figure(group, 'a fold from the snapshot', 'ms', p50(measured.fold)),
        figure(group, 'a moment after the snapshot', 'ms', p50(measured.recent)),
        figure(group, `a fold of the first ${OLD.toLocaleString('en')} events`, 'ms', p50(measured.oldFold)),
        figure(group, 'a moment in the middle', 'ms', p50(measured.old)),
      ],
      bars: [
        atMost({ name: 'the first page, of the SELECT of its rows', value: median(page), limit: 3, unit: '×' }),
        atMost({ name: 'a moment after the snapshot, of a fold', value: median(recent), limit: 1.3, unit: '×' }),
        atMost({ name: 'a moment in the middle, of a fold', value: median(old), limit: 1.3, unit: '×' }),
      ],
      notes: ['A moment has the portfolio as it was and as it is now; a fold has one of the two.'],
    };
  },
};
