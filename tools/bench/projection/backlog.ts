import { connect, projections } from '@palmares/db';
import { rebuild } from '@palmares/db/event-store';
import { figure } from '../figures.ts';
import { appendMottos } from '../our-log.ts';
import { untilNoneLeft } from '../questions.ts';
import type { BenchServer } from '../server.ts';
import type { BenchContext, Figure } from '../suite.ts';
import { type OurStore, ourStore, startedPortfolios } from './our-store.ts';

const EVENTS_AN_APPEND = 50;

/** Writes until the log holds this many events; each portfolio has `PortfolioStarted` and 99 events of 300 bytes. */
const fill = async (context: BenchContext, store: OurStore, events: number): Promise<void> => {
  const streams = await startedPortfolios(store, events / 100);
  let done = 0;
  const one = async (stream: (typeof streams)[number]) => {
    await appendMottos(store, stream, 1, EVENTS_AN_APPEND);
    await appendMottos(store, stream, 1 + EVENTS_AN_APPEND, EVENTS_AN_APPEND - 1);
    done += 1;
    context.progress('filling a log to catch up with', done / streams.length);
  };
  for (let from = 0; from < streams.length; from += 8) await Promise.all(streams.slice(from, from + 8).map(one));
};

const WRONG = `
  select count(*) from streams s left join read.portfolios p on p.athlete_id = substr(s.stream, 11)::uuid
  where p.version is distinct from s.version`;

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
};

export interface BacklogResult {
  readonly figures: readonly Figure[];
  /** Portfolios whose read model differs from their stream. */
  readonly wrong: number;
}

/** Measures how fast a projector reads an existing log, its memory meanwhile, and a rebuild of the same. */
export const measureBacklog = async (
  context: BenchContext,
  server: BenchServer,
  { events, rebuilds }: { readonly events: number; readonly rebuilds: number },
): Promise<BacklogResult> => {
  const store = await ourStore(context, server, 'backlog', ['product']);
  await fill(context, store, events);
  context.progress('catching up');
  const before = await store.reader.look();
  const took = await seconds(async () => {
    await store.reader.start();
    await untilNoneLeft(store.shardsBehind, 120_000);
  });
  const during = await store.reader.look();
  const after = await store.reader.stop();
  let wrong = await store.ask.number(WRONG);

  const owner = connect({ url: store.ownerUrl, applicationName: 'palmares bench rebuild', max: 4 });
  context.defer(owner.close);
  const [projection] = projections;
  if (!projection) throw new Error('There is no projection to rebuild');
  const rebuilt: number[] = [];
  for (let round = 1; round <= rebuilds; round++) {
    const onProgress = ({ done, total }: { done: number; total: number }) =>
      context.progress(`rebuild ${round} of ${rebuilds}`, total > 0 ? done / total : 1);
    rebuilt.push(await seconds(() => rebuild({ owner, keyring: store.keyring, projection, onProgress })));
    wrong += await store.ask.number(WRONG);
  }
  const many = `${events.toLocaleString('en')} events of ${(events / 100).toLocaleString('en')} portfolios`;
  return {
    wrong,
    figures: [
      figure(`${many}, read from the start`, 'projector, all the worker runs', 'events/s', [events / took]),
      figure(
        `${many}, read from the start`,
        'rebuild of the portfolios, swap included',
        'events/s',
        rebuilt.map((each) => events / each),
      ),
      figure('memory of the projector’s process', 'RSS before', 'MB', [before.rss]),
      figure('memory of the projector’s process', 'RSS at most', 'MB', [during.peakRss]),
      figure('memory of the projector’s process', 'RSS after', 'MB', [after.rss]),
      figure('memory of the projector’s process', 'heap before', 'MB', [before.heap]),
      figure('memory of the projector’s process', 'heap at most, garbage included', 'MB', [during.peakHeap]),
      figure('memory of the projector’s process', 'heap after', 'MB', [after.heap]),
    ],
  };
};
