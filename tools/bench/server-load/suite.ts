import { atLeast, figure } from '../figures.ts';
import { interleave } from '../interleave.ts';
import { benchSite } from '../site.ts';
import { median, ratios } from '../statistics.ts';
import type { BenchContext, Figure, Suite } from '../suite.ts';
import { type Generator, startGenerator } from './generator.ts';
import { type Pair, pairsFor } from './pairs.ts';

const CONNECTIONS = 20;

const sizes = {
  smoke: { rounds: 0, millis: 50 },
  quick: { rounds: 3, millis: 600 },
  whole: { rounds: 9, millis: 3000 },
} as const;

type Size = (typeof sizes)[keyof typeof sizes];

interface Compared {
  readonly figures: readonly Figure[];
  /** The product's requests per second divided by the bare server's. */
  readonly ratio: number;
}

const compare = async (
  { name, bareName, product, bare, headers }: Pair,
  generator: Generator,
  { rounds, millis }: Size,
  { progress }: BenchContext,
): Promise<Compared> => {
  const load = (url: string) => () => generator.measure({ url, headers, millis, connections: CONNECTIONS });
  const perSecond = await interleave(
    { product: load(product), bare: load(bare) },
    {
      rounds,
      onRound: (round, contender) => progress(`${name}: ${contender}, round ${round} of ${rounds}`, round / rounds),
    },
  );
  const each = ratios(perSecond.product, perSecond.bare);
  return {
    figures: [
      figure(name, 'product', '/s', perSecond.product),
      figure(name, bareName, '/s', perSecond.bare),
      figure(name, 'product / bare', '×', each),
    ],
    ratio: median(each),
  };
};

export const suite: Suite = {
  name: 'server',
  says: 'requests per second at 20 connections, beside bare servers that answer the same',

  async run(context) {
    const size = sizes[context.size];
    const { url } = await benchSite(context);
    const generator = startGenerator(context);
    const pairs = await pairsFor(context, url);
    const liveness = await compare(pairs.liveness, generator, size, context);
    const styleSheet = await compare(pairs.styleSheet, generator, size, context);
    const empty = await compare(pairs.empty, generator, size, context);
    const framed = await compare(pairs.framed, generator, size, context);
    return {
      versions: { React: '19.3.1' },
      settings: { connections: CONNECTIONS, rounds: size.rounds, millisOfEachRound: size.millis },
      figures: [liveness, styleSheet, empty, framed].flatMap(({ figures }) => figures),
      bars: [
        atLeast({ name: '/healthz, of a bare server', value: liveness.ratio, limit: 0.25, unit: '×' }),
        atLeast({ name: 'style sheet, of a bare server', value: styleSheet.ratio, limit: 0.5, unit: '×' }),
      ],
      notes: [
        'Load generator, product and each bare server are separate processes; connections are kept alive.',
        'renderToString: a bare node:http server parses the page’s own HTML once, and for each request creates its elements anew, renders them and sends them uncompressed. It has no components of its own, router, session, nonce or compression.',
        'The requests for both rendered routes come from 250 visitor addresses in turn.',
      ],
    };
  },
};
