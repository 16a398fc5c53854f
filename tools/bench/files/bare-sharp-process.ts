import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { answerParent } from '../child.ts';
import type { BareAnswer, BareOrder } from './bare-sharp.ts';

sharp.cache(false);

/** Makes the product's sizes of a landscape picture, with nothing else around it. */
const make = async (source: Buffer): Promise<Readonly<Record<string, Buffer>>> => {
  const master = await sharp(source)
    .autoOrient()
    .resize({ width: 2400, height: 2400, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
  const { width, height } = await sharp(master).metadata();
  const left = Math.round((width - height) / 2);
  const square = (side: number): Sharp =>
    sharp(master)
      .extract({ left, top: 0, width: height, height })
      .resize({ width: side, height: side, withoutEnlargement: true });
  const webp = (side: number): Promise<Buffer> => square(side).webp({ quality: 72, effort: 6 }).toBuffer();
  return {
    master,
    large: await webp(960),
    medium: await webp(480),
    'medium-jpeg': await square(480).jpeg({ quality: 82, mozjpeg: true }).toBuffer(),
    small: await webp(160),
  };
};

answerParent(async ({ path }: BareOrder): Promise<BareAnswer> => {
  const source = await readFile(path);
  const began = performance.now();
  const made = await make(source);
  const millis = performance.now() - began;
  return { millis, made: Object.fromEntries(Object.entries(made).map(([size, { length }]) => [size, length])) };
});
