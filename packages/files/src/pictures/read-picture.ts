import sharp, { type Sharp } from 'sharp';
import { contentTypeOf } from '../content-type.ts';
import { largest } from '../process/largest.ts';
import type { Checked, PictureHeader } from './answers.ts';

// One picture per process: threads and caches would only take memory.
sharp.concurrency(1);
sharp.cache(false);

const decoded = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Decodes no pixel: the size that the header claims decides whether anything may. */
export const readHeader = async (source: Uint8Array): Promise<Checked<PictureHeader>> => {
  if (source.length === 0) return { ok: false, code: 'file_empty' };
  const type = contentTypeOf(source);
  if (type === 'image/heic') return { ok: false, code: 'file_heic' };
  if (type === undefined || !decoded.includes(type)) return { ok: false, code: 'file_type' };
  try {
    const header = await sharp(source, { limitInputPixels: false, pages: 1 }).metadata();
    const { width, height } = header.autoOrient;
    return width * height > largest ? { ok: false, code: 'file_pixels' } : { ok: true, value: { width, height } };
  } catch {
    return { ok: false, code: 'file_broken' };
  }
};

/**
 * The picture, upright and opaque, in sRGB. What is written of it has none of its metadata, because sharp keeps only
 * what it is asked to.
 */
export const upright = (source: Uint8Array): Sharp =>
  sharp(source, { limitInputPixels: largest, pages: 1, failOn: 'truncated', sequentialRead: true }).autoOrient();
