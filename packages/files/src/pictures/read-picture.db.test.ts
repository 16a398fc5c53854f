import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pixelBomb } from '../testing/index.ts';
import { readHeader } from './read-picture.ts';

const limits = { any: 5000, progressive: 1000, avif: 500, deepAvif: 300 };

const picture = (rows: number) => sharp({ create: { width: 100, height: rows, channels: 3, background: '#ffffff' } });

it.each([
  ['a PNG', 'file_pixels', 50, (rows: number) => picture(rows).png()],
  ['an interlaced PNG', 'file_pixels_progressive', 10, (rows: number) => picture(rows).png({ progressive: true })],
  ['a JPEG', 'file_pixels', 50, (rows: number) => picture(rows).jpeg()],
  ['a progressive JPEG', 'file_pixels_progressive', 10, (rows: number) => picture(rows).jpeg({ progressive: true })],
  ['a WebP', 'file_pixels', 50, (rows: number) => picture(rows).webp()],
  ['an AVIF', 'file_pixels_avif', 5, (rows: number) => picture(rows).avif()],
] as const)('%s with one row more than its limit is refused: %s', async (_, code, rows, encoded) => {
  expect(await readHeader(await encoded(rows).toBuffer(), limits)).toMatchObject({ ok: true });
  expect(await readHeader(await encoded(rows + 1).toBuffer(), limits)).toEqual({ ok: false, code });
});

it('an AVIF of 10 bits per channel has its own limit', async () => {
  const deep = await readFile(join(import.meta.dirname, '../testing/pictures/deep.avif'));
  expect(await readHeader(deep, limits)).toEqual({ ok: false, code: 'file_pixels_deep_avif' });
  expect(await readHeader(deep, { ...limits, deepAvif: 400 })).toMatchObject({ ok: true });
});

it('a picture beyond the limit of all pictures is refused by that one', async () => {
  expect(await readHeader(await picture(51).avif().toBuffer(), limits)).toEqual({ ok: false, code: 'file_pixels' });
});

it('the header alone is enough to refuse too many pixels', async () => {
  expect(await readHeader(pixelBomb(), limits)).toEqual({ ok: false, code: 'file_pixels' });
});
