import { CARD_RATIO, pixelLimits } from '@palmares/domain/files';
import { contentTypeOf } from '../content-type.ts';
import { type Program, programNamed, runInProcess } from '../process/run.ts';
import type { Checked, MadePicture, PictureOrder, PictureTask } from './answers.ts';
import { type Crops, windowOf } from './crop.ts';

const program: Program = {
  path: programNamed('picture-process'),
  addons: true,
  heapMiB: 128,
  // The most that was measured at a limit of pixels is 414 MiB, for an interlaced PNG with transparency.
  memoryMiB: 450,
  // The slowest, a lossless WebP of 50 megapixels, takes 6 seconds.
  seconds: 20,
};

const ask = async (task: PictureTask): Promise<Checked<readonly MadePicture[]>> => {
  const order: PictureOrder = { ...task, limits: pixelLimits, cardRatio: CARD_RATIO };
  return (await runInProcess<Checked<readonly MadePicture[]>>(program, order)) ?? { ok: false, code: 'file_broken' };
};

/** Throws on an invalid crop, before a process is started for it. */
const checkCrops = ({ square, card }: Crops): void => {
  windowOf(square, 1, 1, 1);
  windowOf(card, CARD_RATIO, 1, 1);
};

const onlyOne = (made: readonly MadePicture[]): MadePicture => {
  const [first, ...others] = made;
  if (!first || others.length > 0) throw new Error('One picture was expected');
  return first;
};

export interface Picture {
  readonly master: MadePicture;
  readonly sizes: readonly MadePicture[];
}

/**
 * Makes the stored versions of an uploaded picture: re-encoded, upright and without metadata, in a separate process. Without
 * crops they show its middle.
 */
export const makePicture = async (source: Uint8Array, crops: Crops | null = null): Promise<Checked<Picture>> => {
  if (crops) checkCrops(crops);
  const answer = await ask({ do: 'make', source, crops });
  if (!answer.ok) return answer;
  const [master, ...sizes] = answer.value;
  if (!master) throw new Error('No master was made');
  return { ok: true, value: { master, sizes } };
};

/** Makes the sizes again for other crops. Throws if the bytes are not those of a master. */
export const cropPicture = async (master: Uint8Array, crops: Crops): Promise<readonly MadePicture[]> => {
  checkCrops(crops);
  const answer = await ask({ do: 'crop', source: master, crops });
  if (!answer.ok) throw new Error(`The master of a picture is not whole: ${answer.code}`);
  return answer.value;
};

/** Re-encodes a JPEG or PNG among the documents in its own format, upright and without its metadata. */
export const cleanImage = async (source: Uint8Array): Promise<Checked<MadePicture>> => {
  const type = contentTypeOf(source);
  if (source.length > 0 && type !== 'image/jpeg' && type !== 'image/png' && type !== 'image/heic')
    return { ok: false, code: 'file_type' };
  const answer = await ask({ do: 'clean', source });
  return answer.ok ? { ok: true, value: onlyOne(answer.value) } : answer;
};
