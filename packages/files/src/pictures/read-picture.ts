import type { FileCode, PixelLimits } from '@palmares/domain/files';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { contentTypeOf } from '../content-type.ts';
import type { Checked } from './answers.ts';

// Each process handles one picture, so threads and caches would only take memory.
sharp.concurrency(1);
sharp.cache(false);

const decoded = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
type DecodedType = (typeof decoded)[number];

const isDecoded = (type: string | undefined): type is DecodedType => decoded.some((known) => known === type);

export interface PictureHeader {
  readonly type: DecodedType;
  readonly mostPixels: number;
}

interface PixelLimit {
  readonly mostPixels: number;
  /** The refusal for a picture with more pixels. */
  readonly code: FileCode;
}

type Encoding = Pick<Metadata, 'isProgressive' | 'depth'>;

const limitOf = (type: DecodedType, { isProgressive, depth }: Encoding, limits: PixelLimits): PixelLimit => {
  if (type === 'image/avif' && depth !== 'uchar') return { mostPixels: limits.deepAvif, code: 'file_pixels_deep_avif' };
  if (type === 'image/avif') return { mostPixels: limits.avif, code: 'file_pixels_avif' };
  if (isProgressive) return { mostPixels: limits.progressive, code: 'file_pixels_progressive' };
  return { mostPixels: limits.any, code: 'file_pixels' };
};

/** Reads a picture's type and size from its header without decoding any pixels. Refuses one that claims too many. */
export const readHeader = async (source: Uint8Array, limits: PixelLimits): Promise<Checked<PictureHeader>> => {
  if (source.length === 0) return { ok: false, code: 'file_empty' };
  const type = contentTypeOf(source);
  if (type === 'image/heic') return { ok: false, code: 'file_heic' };
  if (!isDecoded(type)) return { ok: false, code: 'file_type' };
  try {
    const { width, height, ...encoding } = await sharp(source, { limitInputPixels: false, pages: 1 }).metadata();
    const pixels = width * height;
    // If both limits are exceeded, report the general one: it is more useful.
    if (pixels > limits.any) return { ok: false, code: 'file_pixels' };
    const { mostPixels, code } = limitOf(type, encoding, limits);
    return pixels > mostPixels ? { ok: false, code } : { ok: true, value: { type, mostPixels } };
  } catch {
    return { ok: false, code: 'file_broken' };
  }
};

/**
 * Returns a decoder for the upright picture. What is encoded from it has no metadata, because sharp keeps none unless
 * asked to.
 */
export const upright = (source: Uint8Array, mostPixels: number): Sharp =>
  sharp(source, { limitInputPixels: mostPixels, pages: 1, failOn: 'truncated', sequentialRead: true }).autoOrient();
