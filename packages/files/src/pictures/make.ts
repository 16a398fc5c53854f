import sharp, { type Sharp } from 'sharp';
import type { FileSize } from '../keys.ts';
import type { MadePicture } from './answers.ts';
import { type Crops, centredCrops, windowOf } from './crop.ts';
import { upright } from './read-picture.ts';

const MASTER_SIDE = 2400;
const WHITE = '#ffffff';

const cropped: readonly {
  readonly size: FileSize;
  readonly of: keyof Crops;
  readonly width: number;
  readonly type: 'image/webp' | 'image/jpeg';
}[] = [
  { size: 'large', of: 'square', width: 960, type: 'image/webp' },
  { size: 'medium', of: 'square', width: 480, type: 'image/webp' },
  // Mail clients and PDF do not support WebP.
  { size: 'medium-jpeg', of: 'square', width: 480, type: 'image/jpeg' },
  { size: 'small', of: 'square', width: 160, type: 'image/webp' },
  { size: 'card-large', of: 'card', width: 960, type: 'image/webp' },
  { size: 'card-medium', of: 'card', width: 480, type: 'image/webp' },
];

/**
 * Crops are compressed harder than the master, because they load on the first screen of a phone; every crop is made of the
 * master.
 */
const encode = (picture: Sharp, size: FileSize, type: MadePicture['type']): Sharp => {
  // In one pass: a second one, for fewer bytes, would hold the whole picture a second time.
  if (size === 'document' && type === 'image/jpeg') return picture.jpeg({ quality: 82, optimiseCoding: false });
  if (type === 'image/jpeg') return picture.jpeg({ quality: 82, mozjpeg: true });
  if (type === 'image/png') return picture.png();
  return picture.webp(size === 'master' ? { quality: 82 } : { quality: 72, effort: 6 });
};

const finish = async (picture: Sharp, size: FileSize, type: MadePicture['type']): Promise<MadePicture> => {
  const { data, info } = await encode(picture, size, type).toBuffer({ resolveWithObject: true });
  return { size, type, bytes: data, width: info.width, height: info.height };
};

/** Makes the whole picture, which only its athlete sees and every crop is made of. Never enlarges it. */
export const makeMaster = (source: Uint8Array, mostPixels: number): Promise<MadePicture> => {
  const smaller = upright(source, mostPixels)
    .resize({ width: MASTER_SIDE, height: MASTER_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: WHITE });
  return finish(smaller, 'master', 'image/webp');
};

/** Makes the shown parts of a master, one at a time to keep memory low. Never enlarges them. */
export const makeCropped = async (
  master: Uint8Array,
  crops: Crops | null,
  cardRatio: number,
): Promise<readonly MadePicture[]> => {
  const { width, height } = await sharp(master).metadata();
  const { square, card } = crops ?? centredCrops(width, height);
  const windows = { square: windowOf(square, 1, width, height), card: windowOf(card, cardRatio, width, height) };
  const made: MadePicture[] = [];
  for (const { size, of, width: widest, type } of cropped) {
    const part = upright(master, MASTER_SIDE ** 2)
      .extract(windows[of])
      .resize({ width: widest, withoutEnlargement: true });
    made.push(await finish(part, size, type));
  }
  return made;
};

/** Re-encodes a picture among the documents in its own format and size, without its metadata. */
export const makeDocument = (
  source: Uint8Array,
  type: 'image/jpeg' | 'image/png',
  mostPixels: number,
): Promise<MadePicture> => finish(upright(source, mostPixels), 'document', type);
