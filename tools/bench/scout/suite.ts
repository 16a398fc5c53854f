import { type Athletes, athletesOf, type BenchAthlete } from '../athletes.ts';
import { fullAthlete } from '../editor/full-athlete.ts';
import { atLeast, atMost, figure } from '../figures.ts';
import { interleave } from '../interleave.ts';
import { questionsTo } from '../questions.ts';
import { startGenerator } from '../server-load/generator.ts';
import { type BenchSite, benchSite } from '../site.ts';
import { median, percentile, ratios } from '../statistics.ts';
import type { Bar, BenchContext, Figure, Suite } from '../suite.ts';
import { visitorHeaders } from '../visitors.ts';
import { auc } from './auc.ts';
import { type Client, startClient } from './client.ts';
import { addCrowd } from './crowd.ts';
import { largestDifference } from './largest-difference.ts';
import { inProse, proseOf } from './prose.ts';
import { causes, goneAddresses, sharedPage } from './shared-links.ts';
import { type PageSize, sizeOf } from './words.ts';

const CONNECTIONS = 20;

const sizes = {
  smoke: { rounds: 1, millis: 50, paced: 5, gone: 5, goneRuns: 1, crowds: [1, 2] },
  quick: { rounds: 3, millis: 1000, paced: 200, gone: 60, goneRuns: 1, crowds: [100, 2000] },
  whole: { rounds: 9, millis: 3000, paced: 1000, gone: 500, goneRuns: 3, crowds: [1000, 100_000] },
} as const;

type Size = (typeof sizes)[keyof typeof sizes];

interface Part {
  readonly figures: readonly Figure[];
  readonly bars: readonly Bar[];
}

interface Site {
  readonly product: BenchSite;
  readonly athletes: Athletes;
  readonly athlete: BenchAthlete;
  /** Address of that athlete's page. */
  readonly page: string;
}

/** Starts the product with an athlete who has a picture and a portfolio that is full to every limit. */
const siteWith = async (context: BenchContext): Promise<Site> => {
  const product = await benchSite(context);
  const athletes = await athletesOf(context, product);
  context.progress('filling a portfolio');
  const prose = proseOf(1);
  const athlete = await fullAthlete(athletes, product.url, {
    size: context.size,
    retell: (content) => inProse(content, prose),
  });
  return { product, athletes, athlete, page: await sharedPage(athletes, product.url, athlete, context) };
};

/** Starts a page of the same frame with as many elements and characters, all of them constant. */
const constantPage = async (url: string, page: PageSize): Promise<string> => {
  const bare = await sizeOf(`${url}/_ui/constant/1/1`);
  return `${url}/_ui/constant/${page.elements - bare.elements + 1}/${page.characters}`;
};

const compareLoad = async (
  { page }: Site,
  constant: string,
  client: Client,
  size: Size,
  context: BenchContext,
): Promise<Part> => {
  const generator = startGenerator(context);
  const headers = visitorHeaders.map((visitor) => ({ 'accept-encoding': 'gzip, deflate, br, zstd', ...visitor }));
  const load = (url: string) => () =>
    generator.measure({ url, headers, millis: size.millis, connections: CONNECTIONS });
  const perSecond = await interleave(
    { page: load(page), constant: load(constant) },
    {
      rounds: size.rounds,
      onRound: (round, name) => context.progress(`${name} at 20 connections`, round / size.rounds),
    },
  );
  const rate = median(perSecond.page) / 2;
  const pace = (url: string) => async () => {
    const [latencies = []] = await client.measure({ kind: 'paced', url, perSecond: rate, count: size.paced });
    return percentile(latencies, 0.99);
  };
  const p99 = await interleave(
    { page: pace(page), constant: pace(constant) },
    {
      rounds: size.rounds,
      onRound: (round, name) => context.progress(`${name} at a steady pace`, round / size.rounds),
    },
  );
  const each = ratios(perSecond.page, perSecond.constant);
  const slower = ratios(p99.page, p99.constant);
  return {
    figures: [
      figure('20 connections', 'full portfolio', '/s', perSecond.page),
      figure('20 connections', 'constant page', '/s', perSecond.constant),
      figure('20 connections', 'full portfolio / constant page', '×', each),
      figure('at half that rate', 'full portfolio, p99', 'ms', p99.page),
      figure('at half that rate', 'constant page, p99', 'ms', p99.constant),
    ],
    bars: [
      atLeast({ name: 'requests per second, of a constant page', value: median(each), limit: 0.8, unit: '×' }),
      atMost({ name: 'p99 at the same rate, of a constant page', value: median(slower), limit: 5, unit: '×' }),
    ],
  };
};

const KB = 1000;

const weigh = (demo: PageSize, full: PageSize): Part => ({
  figures: [
    figure('gzip', 'HTML of the demo athlete’s page', 'kB', [demo.html / KB]),
    figure('gzip', 'HTML of the full portfolio', 'kB', [full.html / KB]),
    figure('gzip', 'words of the full portfolio', 'kB', [full.words / KB]),
    figure('gzip', 'style sheets', 'kB', [full.styles / KB]),
    figure('full portfolio', 'elements', '', [full.elements]),
  ],
  bars: [
    atMost({ name: 'HTML of the demo athlete’s page', value: demo.html / KB, limit: 35, unit: 'kB' }),
    atMost({
      name: 'HTML of the full one over 1.3 × its words',
      value: (full.html - 1.3 * full.words) / KB,
      limit: 15,
      unit: 'kB',
    }),
    atMost({ name: 'style sheets', value: full.styles / KB, limit: 25, unit: 'kB' }),
  ],
});

/** Two samples of 500 from one distribution exceed 0.10 in one pair of a hundred. */
const MAX_DIFFERENCE = 0.12;

/** Measures how much the time of an answer reveals about why a link is gone. */
const tellApart = async (
  { product, athletes }: Site,
  client: Client,
  { gone, goneRuns }: Size,
  { progress }: BenchContext,
): Promise<Part> => {
  const addresses = await goneAddresses(athletes, product.url);
  const urls = causes.map((cause) => addresses[cause]);
  await client.measure({ kind: 'in turn', urls, count: 20 });
  const runs: (readonly (readonly number[])[])[] = [];
  for (let run = 0; run < goneRuns; run++) {
    progress('links that are gone', run / goneRuns);
    runs.push(await client.measure({ kind: 'in turn', urls, count: gone }));
  }
  const each = causes.slice(1).map((cause, index) => {
    const pairs = runs.map((latencies) => [latencies[index + 1] ?? [], latencies[0] ?? []] as const);
    return {
      cause,
      ranked: pairs.map(([closed, unknown]) => auc(closed, unknown)),
      differences: pairs.map(([closed, unknown]) => largestDifference(closed, unknown)),
    };
  });
  return {
    figures: each.flatMap(({ cause, ranked, differences }) => [
      figure('AUC against an unknown link', cause, '', ranked),
      figure('largest difference from an unknown link', cause, '', differences),
    ]),
    bars: each.flatMap(({ cause, ranked, differences }) => [
      atMost({
        name: `AUC of ${cause}, from 0.5`,
        value: median(ranked.map((value) => Math.abs(value - 0.5))),
        limit: 0.06,
        unit: '',
      }),
      atMost({
        name: `largest difference of ${cause}`,
        value: median(differences),
        limit: MAX_DIFFERENCE,
        unit: '',
      }),
    ]),
  };
};

/** Compares two products side by side, so that both meet the same conditions. A smoke run has one. */
const compareCrowds = async (small: Site, size: Size, client: Client, context: BenchContext): Promise<Part> => {
  const large = context.shared ? small : await siteWith(context);
  for (const [index, site] of [small, large].entries()) {
    const count = size.crowds[index] ?? 0;
    context.progress(`adding ${count} athletes`);
    await addCrowd(await questionsTo(context, site.product.ownerUrl), site.athlete.athleteId, count);
  }
  const rounds: (readonly [number, number])[] = [];
  for (let round = 0; round <= size.rounds; round++) {
    context.progress('a page among few and among many', round / size.rounds);
    const [few = [], many = []] = await client.measure({
      kind: 'in turn',
      urls: [small.page, large.page],
      count: size.gone / 5,
    });
    if (round > 0) rounds.push([median(few), median(many)]);
  }
  const few = rounds.map(([one]) => one);
  const many = rounds.map(([, other]) => other);
  return {
    figures: [
      figure('a page', `among ${size.crowds[0]} athletes`, 'ms', few),
      figure('a page', `among ${size.crowds[1]} athletes`, 'ms', many),
    ],
    bars: [
      atMost({ name: 'a page among many, of one among few', value: median(ratios(many, few)), limit: 1.1, unit: '×' }),
    ],
  };
};

export const suite: Suite = {
  name: 'scout',
  says: 'the page that a scout opens, full to every limit, beside a constant page; its weight; what a closed link gives away',

  async run(context) {
    const size = sizes[context.size];
    const site = await siteWith(context);
    const client = startClient(context);
    const full = await sizeOf(site.page);
    const parts = [
      weigh(await sizeOf(site.product.athlete.link), full),
      await compareLoad(site, await constantPage(site.product.url, full), client, size, context),
      await tellApart(site, client, size, context),
      await compareCrowds(site, size, client, context),
    ];
    return {
      versions: { React: '19.3.1' },
      settings: { connections: CONNECTIONS, ...size, crowds: size.crowds.join(' and ') },
      figures: parts.flatMap(({ figures }) => figures),
      bars: parts.flatMap(({ bars }) => bars),
      notes: [
        'The portfolio is full of invented words, none of which repeats a text. The constant page has as many elements and characters, in the same frame.',
        'The rows of an erased athlete’s links are deleted: such a link is unknown.',
        'The requests come from 250 visitor addresses in turn.',
      ],
    };
  },
};
