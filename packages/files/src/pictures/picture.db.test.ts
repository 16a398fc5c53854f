import { pixelLimits } from '@palmares/domain/files';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { programNamed, runInProcess } from '../process/run.ts';
import { heicHead, PHOTO_SECRETS, pixelBomb, samplePdf, samplePhoto } from '../testing/index.ts';
import type { MadePicture } from './answers.ts';
import { cleanImage, cropPicture, makePicture } from './index.ts';

const largest = { left: 0, top: 0, side: 1 };
const whole = { square: largest, card: largest };
const BLUE = [0, 0, 255];
const RED = [255, 0, 0];

const picture = async (source: Uint8Array, crops = whole) => {
  const made = await makePicture(source, crops);
  if (!made.ok) throw new Error(made.code);
  return made.value;
};

const document = async (source: Uint8Array) => {
  const cleaned = await cleanImage(source);
  if (!cleaned.ok) throw new Error(cleaned.code);
  return cleaned.value;
};

/** Expects a colour at a fraction of width and height, with some tolerance for lossy formats. */
const expectColour = async ({ bytes }: Pick<MadePicture, 'bytes'>, at: readonly [number, number], colour: number[]) => {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [left, top] = [Math.floor(at[0] * info.width), Math.floor(at[1] * info.height)];
  const start = (top * info.width + left) * info.channels;
  const near = [...data.subarray(start, start + 3)].map((value) => Math.round(value / 64) * 64);
  expect(near).toEqual(colour.map((value) => Math.round(value / 64) * 64));
};

const expectNoMetadata = async ({ bytes }: MadePicture) => {
  const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
  expect([exif, icc, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
  for (const secret of PHOTO_SECRETS) expect(Buffer.from(bytes).includes(secret)).toBe(false);
};

describe('a picture', () => {
  it('is kept whole, as squares, and as the card of a phone shows it', async () => {
    const { master, sizes } = await picture(await samplePhoto({ width: 3000, height: 2000 }));
    expect([master, ...sizes].map(({ size, type, width, height }) => [size, type, width, height])).toEqual([
      ['master', 'image/webp', 2400, 1600],
      ['large', 'image/webp', 960, 960],
      ['medium', 'image/webp', 480, 480],
      ['medium-jpeg', 'image/jpeg', 480, 480],
      ['small', 'image/webp', 160, 160],
      ['card-large', 'image/webp', 960, 640],
      ['card-medium', 'image/webp', 480, 320],
    ]);
    for (const { type, bytes } of [master, ...sizes])
      expect(`image/${(await sharp(bytes).metadata()).format}`).toBe(type);
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'of a %s loses where, when and with what it was taken',
    async (format) => {
      const photo = await samplePhoto({ format });
      expect((await sharp(photo).metadata()).exif?.length).toBeGreaterThan(100);
      for (const secret of PHOTO_SECRETS.slice(1)) expect(photo.includes(secret)).toBe(true);
      const { master, sizes } = await picture(photo);
      for (const made of [master, ...sizes]) await expectNoMetadata(made);
    },
  );

  it('that was taken upright stands upright', async () => {
    const { master, sizes } = await picture(await samplePhoto({ width: 120, height: 80, orientation: 6 }));
    expect([master.width, master.height]).toEqual([80, 120]);
    await expectColour(master, [0.75, 0.25], BLUE);
    await expectColour(master, [0.25, 0.25], RED);
    for (const square of sizes) await expectColour(square, [0.75, 0.25], BLUE);
  });

  it('that is small is not enlarged', async () => {
    const { master, sizes } = await picture(await samplePhoto({ width: 300, height: 200 }));
    expect([master.width, master.height]).toEqual([300, 200]);
    expect(sizes.map(({ width }) => width)).toEqual([200, 200, 200, 160, 200, 200]);
  });

  it('shows what its crop names', async () => {
    const photo = await samplePhoto({ width: 1000, height: 500 });
    const left = { left: 0, top: 0, side: 0.5 };
    const { master, sizes } = await picture(photo, { square: left, card: left });
    for (const made of sizes) await expectColour(made, [0.9, 0.9], BLUE);
    const again = await cropPicture(master.bytes, { square: { left: 0.5, top: 0, side: 1 }, card: left });
    expect(again.map(({ size }) => size)).toEqual(sizes.map(({ size }) => size));
    for (const made of again) {
      const isCard = made.size.startsWith('card');
      await expectColour(made, [0.1, 0.1], isCard ? BLUE : RED);
      expect(made.width / made.height).toBeCloseTo(isCard ? 3 / 2 : 1, 2);
    }
  });

  it('that is transparent lies on white', async () => {
    const glass = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    await expectColour((await picture(glass)).master, [0.5, 0.5], [255, 255, 255]);
  });

  it('of several frames is its first', async () => {
    const frames = [RED, BLUE].map(([r = 0, g = 0, b = 0]) =>
      sharp({ create: { width: 50, height: 50, channels: 3, background: { r, g, b } } })
        .png()
        .toBuffer(),
    );
    const film = await sharp(await Promise.all(frames), { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(film).metadata()).pages).toBe(2);
    const { master } = await picture(film);
    expect([master.width, master.height]).toEqual([50, 50]);
    await expectColour(master, [0.5, 0.5], RED);
  });

  it('shows its middle until a crop is chosen', async () => {
    const made = await makePicture(await samplePhoto({ width: 1000, height: 200 }));
    if (!made.ok) throw new Error(made.code);
    for (const square of made.value.sizes) {
      await expectColour(square, [0.25, 0.25], BLUE);
      await expectColour(square, [0.75, 0.25], RED);
    }
  });

  it('cannot be cropped outside of itself', async () => {
    const photo = await samplePhoto();
    await expect(makePicture(photo, { ...whole, square: { left: 2, top: 0, side: 1 } })).rejects.toThrow(RangeError);
    await expect(cropPicture(photo, { ...whole, card: { left: 0, top: 0, side: -1 } })).rejects.toThrow(RangeError);
    await expect(cropPicture(Buffer.from('no master'), whole)).rejects.toThrow('file_type');
  });
});

describe('a picture with as many pixels as its kind may have', () => {
  const plain = (pixels: number) => {
    const side = Math.floor(Math.sqrt(pixels));
    return sharp({ create: { width: side, height: side, channels: 3, background: '#336699' } });
  };
  const progressive = () => plain(pixelLimits.progressive).jpeg({ progressive: true, chromaSubsampling: '4:4:4' });

  it.each([
    ['an AVIF', () => plain(pixelLimits.avif).avif({ effort: 0 })],
    ['a progressive JPEG', progressive],
  ])('is read within the memory of its process: %s', async (_, encoded) => {
    expect(await makePicture(await encoded().toBuffer())).toMatchObject({ ok: true });
  });

  it.each([
    ['a JPEG', 250, () => plain(pixelLimits.any).jpeg({ chromaSubsampling: '4:4:4' })],
    ['a progressive JPEG', 400, progressive],
  ] as const)('is not held once more to be a document: %s takes less than %d MiB', async (_, memoryMiB, encoded) => {
    const program = { path: programNamed('picture-process'), addons: true, heapMiB: 128, memoryMiB, seconds: 20 };
    const order = { do: 'clean', source: await encoded().toBuffer(), limits: pixelLimits };
    expect(await runInProcess(program, order)).toMatchObject({ ok: true });
  });
});

const photo = await samplePhoto({ width: 400, height: 400 });
const refused: readonly (readonly [string, string, Uint8Array])[] = [
  ['file_empty', 'no bytes', new Uint8Array()],
  ['file_pixels', '40 kB that say they are 2,500 megapixels', pixelBomb()],
  ['file_broken', 'a photo that breaks off', photo.subarray(0, photo.length - 200)],
  ['file_broken', 'the first bytes of a photo', photo.subarray(0, 30)],
  ['file_heic', 'a HEIC picture', heicHead()],
  ['file_type', 'a PDF', await samplePdf()],
  ['file_type', 'an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['file_type', 'a TIFF', await sharp(photo).tiff().toBuffer()],
  ['file_type', 'a GIF', await sharp(photo).gif().toBuffer()],
];

describe('refused as a picture', () => {
  it.each(refused)('%s: %s', async (code, _, source) => {
    expect(await makePicture(source, whole)).toEqual({ ok: false, code });
    expect(await cleanImage(source)).toEqual({ ok: false, code });
  });
});

describe('a picture among the documents', () => {
  it.each(['jpeg', 'png'] as const)('stays a %s of its size, upright and without metadata', async (format) => {
    const made = await document(await samplePhoto({ width: 3000, height: 2000, format, orientation: 6 }));
    expect([made.size, made.type, made.width, made.height]).toEqual(['document', `image/${format}`, 2000, 3000]);
    await expectNoMetadata(made);
    await expectColour(made, [0.75, 0.25], BLUE);
  });

  it('carries nothing of what followed the picture', async () => {
    const both = Buffer.concat([await samplePhoto(), await samplePdf({ packed: false })]);
    const { bytes } = await document(both);
    expect(Buffer.from(bytes).includes('%PDF-')).toBe(false);
  });

  it('is no WebP', async () => {
    expect(await cleanImage(await samplePhoto({ format: 'webp' }))).toEqual({ ok: false, code: 'file_type' });
  });
});
