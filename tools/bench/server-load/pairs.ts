import { emptyPath, framedPath } from '../site/pages.ts';
import type { BenchContext } from '../suite.ts';
import { visitorHeaders } from '../visitors.ts';
import { startBareServer } from './bare-server.ts';
import { wholeAnswer } from './whole-answer.ts';

type Headers = Readonly<Record<string, string>>;

/** A URL of the product and one of a bare server with the same answer. */
export interface Pair {
  readonly name: string;
  readonly bareName: string;
  readonly product: string;
  readonly bare: string;
  readonly headers: readonly Headers[];
}

/** The headers that browsers send. */
const accepting: Headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };

const liveness = async (context: BenchContext, origin: string): Promise<Pair> => ({
  name: '/healthz',
  bareName: 'node:http that answers ok',
  product: `${origin}/healthz`,
  bare: await startBareServer(context, {
    kind: 'bytes',
    headers: { 'content-type': 'text/plain' },
    base64: Buffer.from('ok').toString('base64'),
  }),
  headers: [accepting],
});

/** Finds the largest style sheet that the page links. */
const styleSheet = async (context: BenchContext, origin: string, html: string): Promise<Pair> => {
  const urls = [...new Set(html.match(/\/assets\/[^"]+\.css/g))].map((path) => `${origin}${path}`);
  const answers = await Promise.all(urls.map(async (url) => ({ url, ...(await wholeAnswer(url, accepting)) })));
  const [largest] = answers.sort((a, b) => b.body.byteLength - a.body.byteLength);
  if (!largest) throw new Error('The page has no style sheet to ask for');
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = largest.headers;
  return {
    name: `style sheet, ${(largest.body.byteLength / 1000).toFixed(1)} kB ${encoding}`,
    bareName: 'node:http that sends its bytes',
    product: largest.url,
    bare: await startBareServer(context, {
      kind: 'bytes',
      headers: { 'content-type': type, 'content-encoding': encoding },
      base64: largest.body.toString('base64'),
    }),
    headers: [accepting],
  };
};

const page = async (context: BenchContext, name: string, url: string): Promise<Pair & { readonly html: string }> => {
  const html = (await wholeAnswer(url, {})).body.toString();
  return {
    name,
    bareName: 'renderToString of its elements',
    product: url,
    bare: await startBareServer(context, { kind: 'rendered', html }),
    headers: visitorHeaders.map((visitor) => ({ ...accepting, ...visitor })),
    html,
  };
};

export const pairsFor = async (context: BenchContext, origin: string) => {
  const empty = await page(context, 'empty route', `${origin}${emptyPath}`);
  return {
    liveness: await liveness(context, origin),
    styleSheet: await styleSheet(context, origin, empty.html),
    empty,
    framed: await page(context, 'empty route in the shell', `${origin}${framedPath}`),
  };
};
