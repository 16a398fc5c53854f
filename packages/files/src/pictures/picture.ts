import { join } from 'node:path';
import { type Crop, PICTURE_PIXELS } from '@palmares/domain/files';
import { contentTypeOf } from '../content-type.ts';
import { type Program, runInProcess } from '../process/run.ts';
import type { Checked, MadePicture, PictureHeader, PictureOrder } from './answers.ts';
import { squareOf } from './crop.ts';
import type { PictureAnswer } from './picture-process.ts';

const program: Program = {
  path: join(import.meta.dirname, 'picture-process.ts'),
  addons: true,
  heapMiB: 128,
  // Of 50 megapixels, an AVIF takes 1015, an interlaced PNG of 16 bits 577, a JPEG at most 300.
  memoryMiB: 1200,
  // The same AVIF takes 6.
  seconds: 20,
  largest: PICTURE_PIXELS,
};

const ask = async (order: PictureOrder): Promise<Checked<PictureAnswer>> =>
  (await runInProcess<Checked<PictureAnswer>>(program, order)) ?? { ok: false, code: 'file_broken' };

/** Throws on a crop that no caller may pass, before a process starts for it. */
const checkCrop = (crop: Crop): void => {
  squareOf(crop, 1, 1);
};

const onlyOne = (made: readonly MadePicture[]): MadePicture => {
  const [first, ...others] = made;
  if (!first || others.length > 0) throw new Error('One picture was expected');
  return first;
};

/** The size of a picture by its header alone. Refuses what is too large to be decoded, and what is no picture. */
export const inspectPicture = async (source: Uint8Array): Promise<Checked<PictureHeader>> => {
  const answer = await ask({ do: 'inspect', source });
  if (!answer.ok) return answer;
  const { width, height } = answer.value;
  return { ok: true, value: { width, height } };
};

export interface Picture {
  readonly master: MadePicture;
  readonly sizes: readonly MadePicture[];
}

/** What is kept of an uploaded picture: drawn anew, upright and without its metadata, in a process of its own. */
export const makePicture = async (source: Uint8Array, crop: Crop): Promise<Checked<Picture>> => {
  checkCrop(crop);
  const answer = await ask({ do: 'make', source, crop });
  if (!answer.ok) return answer;
  const [master, ...sizes] = answer.value.made;
  if (!master) throw new Error('No master was made');
  return { ok: true, value: { master, sizes } };
};

/** The sizes once more, for another crop. Throws if the bytes are not those of a master. */
export const cropPicture = async (master: Uint8Array, crop: Crop): Promise<readonly MadePicture[]> => {
  checkCrop(crop);
  const answer = await ask({ do: 'crop', source: master, crop });
  if (!answer.ok) throw new Error(`The master of a picture is not whole: ${answer.code}`);
  return answer.value.made;
};

/** A JPEG or PNG among the documents: drawn anew in its own format, upright and without its metadata. */
export const cleanImage = async (source: Uint8Array): Promise<Checked<MadePicture>> => {
  const type = contentTypeOf(source);
  if (source.length > 0 && type !== 'image/jpeg' && type !== 'image/png' && type !== 'image/heic')
    return { ok: false, code: 'file_type' };
  const answer = await ask({ do: 'clean', source });
  return answer.ok ? { ok: true, value: onlyOne(answer.value.made) } : answer;
};
