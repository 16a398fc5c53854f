import { athletesOf } from '../athletes.ts';
import { figure } from '../figures.ts';
import { startProbe } from '../hostile/probe.ts';
import { benchSite } from '../site.ts';
import { ratios } from '../statistics.ts';
import type { BenchContext, Suite } from '../suite.ts';
import { beyondAllowance, memoryBars, pdfBar, scoutBar, shownBar } from './bars.ts';
import { measureScout } from './beside-scout.ts';
import { measureKinds, measureQueue, queueFigures } from './large-pictures.ts';
import { measurePdfs, noPdfs } from './pdf-times.ts';
import { measureShown } from './shown.ts';
import { phonePhoto, picturesOf } from './test-pictures.ts';
import { uploaderOf } from './uploader.ts';

/** `pixels` scales the pictures of a whole run. The athlete of a smoke run has nothing to print. */
const sizes = {
  smoke: {
    pdf: false,
    pixels: 0.01,
    kinds: 1,
    shownRounds: 0,
    large: 1,
    scout: { rounds: 1, pictures: 1, sliceMillis: 50 },
  },
  quick: {
    pdf: true,
    pixels: 1,
    kinds: 5,
    shownRounds: 2,
    large: 5,
    scout: { rounds: 1, pictures: 10, sliceMillis: 1000 },
  },
  whole: {
    pdf: true,
    pixels: 1,
    kinds: 5,
    shownRounds: 11,
    large: 20,
    scout: { rounds: 5, pictures: 10, sliceMillis: 1000 },
  },
} as const;

export const suite: Suite = {
  name: 'files',
  says: 'how long a picture takes until it is shown, and a PDF; the worker’s memory, and a scout’s page meanwhile',

  async run(context: BenchContext) {
    const size = sizes[context.size];
    const product = await benchSite(context);
    const { signUp } = await athletesOf(context, product);
    const athlete = async () => uploaderOf(product.url, await signUp());
    context.progress('making pictures');
    const picture = await phonePhoto(size.pixels);
    const pictures = await picturesOf(size);

    const pdf = size.pdf ? await measurePdfs(product.athlete.link) : noPdfs;
    const { shown, sharp } = await measureShown(context, await athlete(), { picture, rounds: size.shownRounds });
    const { unloaded, beside } = await measureScout(context, {
      probe: startProbe(context),
      url: product.athlete.link,
      picture,
      ...size.scout,
      athlete,
    });
    const large = { workerPid: product.workerPid, pictures, athlete };
    const kinds = await measureKinds(context, large);
    const peaks = await measureQueue(context, large, size.large);

    return {
      versions: {},
      settings: {
        shownRounds: size.shownRounds,
        largePictures: size.large,
        scoutRounds: size.scout.rounds,
        bytesOf12Megapixels: picture.length,
        ...Object.fromEntries(pictures.map(({ kind, bytes }) => [`bytesOfLargest, ${kind}`, bytes.length])),
      },
      figures: [
        figure('12 megapixels', 'sharp alone', 'ms', sharp),
        figure('12 megapixels', 'until shown', 'ms', shown),
        figure('12 megapixels', '(until shown − 300 ms) / sharp alone', '×', beyondAllowance(shown, sharp)),
        figure('a scout’s page, p95', 'unloaded', 'ms', unloaded),
        figure('a scout’s page, p95', 'while ten pictures are processed', 'ms', beside),
        figure('a scout’s page, p95', 'processing / unloaded', '×', ratios(beside, unloaded)),
        figure('the PDF of a portfolio', 'until its last byte, the first time', 'ms', pdf.millis),
        figure('the PDF of a portfolio', 'size', 'bytes', pdf.bytes),
        ...kinds,
        ...queueFigures(peaks, size.large),
      ],
      bars: [shownBar(shown, sharp), scoutBar(beside, unloaded), pdfBar(pdf.bytes), ...memoryBars(peaks)],
      notes: [
        'A picture is shown when the page learns that it is ready. The page asks at once when the upload is answered, and every 700 ms from then on.',
        'The process that reads a picture runs at low priority, so a busy machine delays it and not sharp alone.',
        'Memory is resident memory, sampled every 10 ms. Pages that processes share count for each of them.',
      ],
    };
  },
};
