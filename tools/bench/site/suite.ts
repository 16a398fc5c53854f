import { athletesOf } from '../athletes.ts';
import { cookieFor } from '../editor/phone.ts';
import { atLeast, atMost, figure } from '../figures.ts';
import { interleave } from '../interleave.ts';
import { benchChromium, benchSite } from '../site.ts';
import { median, ratios } from '../statistics.ts';
import type { Bar, BenchContext, Figure, Suite } from '../suite.ts';
import { measureKeptPage } from './kept-page.ts';
import { type Audit, audit } from './lighthouse.ts';
import { pagesOf, type SitePage } from './pages.ts';
import { measureServerTimes } from './server-time.ts';
import { type Weight, weighPage } from './weight.ts';

const ALL = Number.POSITIVE_INFINITY;

const sizes = {
  smoke: { pages: 2, loads: 1, audits: 0, server: { rounds: 0, requests: 1 }, kept: { rounds: 0, millis: 50 } },
  quick: { pages: ALL, loads: 3, audits: 1, server: { rounds: 3, requests: 40 }, kept: { rounds: 3, millis: 600 } },
  whole: { pages: ALL, loads: 5, audits: 5, server: { rounds: 9, requests: 150 }, kept: { rounds: 9, millis: 2000 } },
} as const;

const KB = 1000;

interface Measured {
  readonly page: SitePage;
  readonly weight: Weight;
  /** Milliseconds of processor time of scripts, in each load. */
  readonly scriptTimes: readonly number[];
  readonly audits: readonly Audit[];
}

/** Rotates over the pages in each round, so that a slow spell of the machine affects all of them. */
const measure = async (
  pages: readonly SitePage[],
  port: number,
  { loads, audits: rounds }: { readonly loads: number; readonly audits: number },
  { progress }: BenchContext,
): Promise<readonly Measured[]> => {
  const weights = new Map<SitePage, Weight[]>(pages.map((page) => [page, []]));
  for (let round = 0; round < loads; round++)
    for (const [page, known] of weights) {
      progress(`weighing the ${page.name}`, round / loads);
      const cookies = page.cookie === undefined ? [] : [cookieFor(page.cookie, page.url)];
      known.push(await weighPage(port, page.url, cookies));
    }
  const contenders = Object.fromEntries(pages.map((page) => [page.name, () => audit(port, page)]));
  const onRound = (round: number, name: string) => progress(`Lighthouse on the ${name}`, round / (rounds + 1));
  const audits = rounds > 0 ? await interleave(contenders, { rounds, onRound }) : {};
  return pages.flatMap((page) => {
    const known = weights.get(page) ?? [];
    const [weight] = known;
    const scriptTimes = known.map(({ scriptTime }) => scriptTime);
    return weight ? [{ page, weight, scriptTimes, audits: audits[page.name] ?? [] }] : [];
  });
};

const of = (audits: readonly Audit[], value: (audit: Audit) => number) => audits.map(value);

const figuresOf = ({ page, weight, scriptTimes, audits }: Measured): readonly Figure[] => [
  figure(page.name, 'scripts, gzip', 'kB', [weight.scripts / KB]),
  figure(page.name, 'style sheets, gzip', 'kB', [weight.styles / KB]),
  figure(page.name, 'processor time of scripts', 'ms', scriptTimes),
  figure(
    page.name,
    'performance',
    '',
    of(audits, ({ scores }) => scores.performance),
  ),
  figure(
    page.name,
    'accessibility',
    '',
    of(audits, ({ scores }) => scores.accessibility),
  ),
  figure(
    page.name,
    'best practices',
    '',
    of(audits, ({ scores }) => scores['best-practices']),
  ),
  ...(page.indexed
    ? [
        figure(
          page.name,
          'SEO',
          '',
          of(audits, ({ scores }) => scores.seo),
        ),
      ]
    : []),
  figure(
    page.name,
    'layout shift',
    '',
    of(audits, ({ cls }) => cls),
  ),
  figure(
    page.name,
    'largest paint',
    'ms',
    of(audits, ({ lcp }) => lcp),
  ),
];

const performanceOf = ({ audits }: Measured): number => median(of(audits, ({ scores }) => scores.performance));

const scoreBars = ({ page, audits }: Measured, empty: Measured): readonly Bar[] => {
  const bar = (name: string, limit: number, value: (audit: Audit) => number) =>
    atLeast({ name: `${name}, ${page.name}`, value: median(of(audits, value)), limit, unit: '' });
  return [
    bar('performance', performanceOf(empty) - 2, ({ scores }) => scores.performance),
    atLeast({
      name: `lowest performance of an audit, ${page.name}`,
      value: Math.min(...of(audits, ({ scores }) => scores.performance)),
      limit: 90,
      unit: '',
    }),
    bar('accessibility', 100, ({ scores }) => scores.accessibility),
    bar('best practices', 100, ({ scores }) => scores['best-practices']),
    ...(page.indexed ? [bar('SEO', 100, ({ scores }) => scores.seo)] : []),
  ];
};

/** The bars of a page that loads none of the app. */
const visitorBars = ({ page, weight, scriptTimes }: Measured, empty: Measured): readonly Bar[] => [
  atMost({ name: `scripts, ${page.name}`, value: weight.scripts / KB, limit: 80, unit: 'kB' }),
  atMost({ name: `style sheets, ${page.name}`, value: weight.styles / KB, limit: 25, unit: 'kB' }),
  atMost({
    name: `processor time of scripts, of the empty route’s, ${page.name}`,
    value: median(ratios(scriptTimes, empty.scriptTimes)),
    limit: 0.5,
    unit: '×',
  }),
];

const barsOf = (measured: Measured, empty: Measured): readonly Bar[] => {
  const { page, audits } = measured;
  const lcp = ({ audits: all }: Measured) => median(of(all, (one) => one.lcp));
  return [
    ...scoreBars(measured, empty),
    ...(page.name === 'log in' ? [] : visitorBars(measured, empty)),
    atMost({ name: `layout shift, ${page.name}`, value: median(of(audits, ({ cls }) => cls)), limit: 0.02, unit: '' }),
    atMost({
      name: `largest paint after the empty route’s, ${page.name}`,
      value: lcp(measured) - lcp(empty),
      limit: 300,
      unit: 'ms',
    }),
  ];
};

/** Returns the browser's version, such as HeadlessChrome/156.0.8078.79. */
const chromiumOf = async (port: number): Promise<string> => {
  const said: unknown = await (await fetch(`http://127.0.0.1:${port}/json/version`)).json();
  return typeof said === 'object' && said !== null && 'Browser' in said ? String(said.Browser) : 'unknown';
};

const faultNotes = ({ page, audits }: Measured): readonly string[] => {
  const faults = [...new Set(audits.flatMap(({ faults: found }) => found))].filter(
    (fault) => page.indexed || !['is-crawlable', 'meta-description'].includes(fault),
  );
  return faults.length === 0 ? [] : [`Lighthouse on the ${page.name}: ${faults.join(', ')}.`];
};

const filesNote = ({ page, weight }: Measured): string =>
  `Scripts of the ${page.name}: ${weight.files.map(({ path, bytes }) => `${path.replace('/assets/', '')} ${(bytes / KB).toFixed(1)}`).join(', ')} kB.`;

export const suite: Suite = {
  name: 'site',
  says: 'the public pages: Lighthouse, scripts and their processor time, other hosts, what shell and kept pages cost the server',

  async run(context) {
    const size = sizes[context.size];
    const product = await benchSite(context);
    const port = await benchChromium(context);
    context.progress('server time with and without the shell');
    const server = await measureServerTimes(product.url, size.server);
    const kept = await measureKeptPage(context, `${product.url}/en`, size.kept);
    const athlete = await (await athletesOf(context, product)).signUp();
    const all = await measure(pagesOf(product, athlete).slice(0, size.pages), port, size, context);
    const [empty, ...measured] = all;
    if (!empty) throw new Error('There is no empty route to compare with');
    const otherHosts = new Set(all.flatMap(({ weight }) => weight.otherHosts));
    return {
      versions: { Lighthouse: '13.5.0', Chromium: await chromiumOf(port) },
      settings: { audits: size.audits, serverRounds: size.server.rounds, serverRequests: size.server.requests },
      figures: [
        ...all.flatMap(figuresOf),
        figure('server', 'empty route', 'ms', server.empty),
        figure('server', 'empty route in the shell', 'ms', server.framed),
        figure('kept page', `landing, ${kept.pageSize.toFixed(1)} kB`, '/s', kept.page),
        figure('kept page', kept.file, '/s', kept.fileRate),
      ],
      bars: [
        atMost({ name: 'scripts of the empty route', value: empty.weight.scripts / KB, limit: 150, unit: 'kB' }),
        ...measured.flatMap((one) => barsOf(one, empty)),
        atMost({ name: 'other hosts that were asked', value: otherHosts.size, limit: 0, unit: '' }),
        atMost({
          name: 'server’s time in the shell, of the empty route’s',
          value: median(server.ratio),
          limit: 1.1,
          unit: '×',
        }),
        atLeast({
          name: 'requests per second of the landing, of a file’s',
          value: median(kept.ratio),
          limit: 0.5,
          unit: '×',
        }),
      ],
      notes: [
        'Scripts are all that a page loads before it has been idle for 3 s, without interaction, each compressed by gzip.',
        'Lighthouse simulates a phone on slow 4G. Shared portfolios forbid search engines, so their SEO is no bar.',
        ...all.map(filesNote),
        ...all.flatMap(faultNotes),
      ],
    };
  },
};
