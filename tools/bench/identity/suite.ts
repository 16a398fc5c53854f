import { athletesOf } from '../athletes.ts';
import { atMost, figure } from '../figures.ts';
import { interleave } from '../interleave.ts';
import { atRate } from '../load.ts';
import { benchSite } from '../site.ts';
import { median, percentile, ratios } from '../statistics.ts';
import type { Suite } from '../suite.ts';
import { visitorHeaders } from '../visitors.ts';
import { weighIdentityPages } from './pages.ts';
import { startTaker, type Taker } from './taker.ts';

const CLIENTS = 100;
const EACH_SECONDS = 5;

/** `seconds` is the length of a round. A single client answers every second, so that its rounds have enough answers. */
const sizes = {
  smoke: { rounds: 0, seconds: 1, clients: 5 },
  quick: { rounds: 1, seconds: 15, clients: CLIENTS },
  whole: { rounds: 5, seconds: 30, clients: CLIENTS },
} as const;

export const suite: Suite = {
  name: 'identity',
  says: 'answers of 100 athletes who take the Identity test at once, beside those of one; scripts of its pages',

  async run(context) {
    const { rounds, seconds, clients: count } = sizes[context.size];
    const product = await benchSite(context);
    const athletes = await athletesOf(context, product);
    const takers = async (many: number): Promise<readonly Taker[]> => {
      const begun: Taker[] = [];
      while (begun.length < many) {
        const visitor = visitorHeaders[begun.length % visitorHeaders.length];
        begun.push(await startTaker(product.url, await athletes.signUp(), visitor));
      }
      return begun;
    };
    context.progress('weighing the pages');
    const pages = await weighIdentityPages(context, product.url, athletes);
    context.progress('starting attempts');
    const many = await takers(count);

    /** Sends answers when they are due, even if earlier ones are slow. */
    const p95 = async (clients: readonly Taker[], perSecond: number): Promise<number> => {
      const latencies: number[] = [];
      await atRate({ perSecond, count: perSecond * seconds }, async (index) => {
        const latency = await clients[index % clients.length]?.answer();
        if (latency !== undefined) latencies.push(latency);
      });
      return percentile(latencies, 0.95);
    };
    const measured = await interleave(
      {
        // Uses a new athlete in each round, so that its stream stays as short as theirs.
        one: async () => p95(await takers(1), 1),
        many: () => p95(many, count / EACH_SECONDS),
      },
      { rounds, onRound: (round, name) => context.progress(`answers of ${name}`, round / (rounds + 1)) },
    );
    return {
      versions: {},
      settings: { rounds, seconds, clients: count, eachSeconds: EACH_SECONDS },
      figures: [
        figure('until an answer is kept, p95', 'one client, an answer each second', 'ms', measured.one),
        figure('until an answer is kept, p95', `${count} clients, one each ${EACH_SECONDS} s`, 'ms', measured.many),
        ...pages.map(({ name, scripts }) => figure('scripts, gzip', name, 'kB', [scripts])),
      ],
      bars: [
        atMost({
          name: `p95 of ${count} clients, of one client's`,
          value: median(ratios(measured.many, measured.one)),
          limit: 3,
          unit: '×',
        }),
        ...pages.map(({ name, over, limit }) =>
          atMost({ name: `scripts over ${over.name}’s, ${name}`, value: over.by, limit, unit: 'kB' }),
        ),
      ],
      notes: ['Requests start when they are due, whether or not earlier ones were answered.'],
    };
  },
};
