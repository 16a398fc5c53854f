import { startSite } from '../../browser/site.ts';
import { athletesOf } from '../athletes.ts';
import { figure } from '../figures.ts';
import { startProbe } from '../hostile/probe.ts';
import { ratios } from '../statistics.ts';
import type { BenchContext, Suite } from '../suite.ts';
import { behindProxy } from '../visitors.ts';
import { beyondAllowance, memoryBars, scoutBar, shownBar } from './bars.ts';
import { measureScout } from './beside-scout.ts';
import { measureKinds, measureQueue, queueFigures } from './large-pictures.ts';
import { measureShown } from './shown.ts';
import { oneOfEachKind, phonePhoto } from './test-pictures.ts';
import { uploaderOf } from './uploader.ts';

const sizes = {
  quick: { shownRounds: 2, large: 5, scoutRounds: 1 },
  whole: { shownRounds: 11, large: 20, scoutRounds: 5 },
} as const;

export const suite: Suite = {
  name: 'files',
  says: 'how long a picture takes until it is shown, the worker’s memory, and a scout’s page meanwhile',

  async run(context: BenchContext) {
    const size = context.quick ? sizes.quick : sizes.whole;
    const product = await startSite('bench-runs', context, behindProxy);
    const { signUp } = await athletesOf(context, product);
    const athlete = async () => uploaderOf(product.url, (await signUp()).cookie);
    context.progress('making pictures');
    const picture = await phonePhoto();
    const pictures = await oneOfEachKind();

    const { shown, sharp } = await measureShown(context, await athlete(), { picture, rounds: size.shownRounds });
    const { unloaded, beside } = await measureScout(context, {
      probe: startProbe(context),
      url: product.demo?.link ?? '',
      picture,
      rounds: size.scoutRounds,
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
        scoutRounds: size.scoutRounds,
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
        ...kinds,
        ...queueFigures(peaks, size.large),
      ],
      bars: [shownBar(shown, sharp), scoutBar(beside, unloaded), ...memoryBars(peaks)],
      notes: [
        'A picture is shown when the page learns that it is ready. The page asks at once when the upload is answered, and every 700 ms from then on.',
        'The process that reads a picture runs at low priority, so a busy machine delays it and not sharp alone.',
        'Memory is resident memory, sampled every 10 ms. Pages that processes share count for each of them.',
      ],
    };
  },
};
