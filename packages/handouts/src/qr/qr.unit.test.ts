import jsqr from 'jsqr';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { qrCode, qrSvg } from './index.ts';
import { qrPng } from './qr-png.ts';

const address = `https://palmares.example/fr-ca/athletes/${'k3-Z_'.repeat(5)}`;

const read = async (image: Buffer): Promise<string | undefined> => {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data;
};

describe('a QR code', () => {
  it('is read as the address, from the drawing and from the picture', async () => {
    const drawn = await sharp(Buffer.from(qrSvg(address)), { density: 72 })
      .resize(300)
      .png()
      .toBuffer();
    expect(await read(drawn)).toBe(address);
    expect(await read(await qrPng(address))).toBe(address);
  });

  it('has four empty modules around it', () => {
    const { modules, path } = qrCode(address);
    const places = [...path.matchAll(/M(\d+) (\d+)/gu)].flatMap(([, x, y]) => [Number(x), Number(y)]);
    expect([Math.min(...places), modules - 1 - Math.max(...places)]).toEqual([4, 4]);
  });

  it('is black on white, without a style of its own', async () => {
    expect(qrSvg(address)).not.toMatch(/style|currentColor/u);
    const { channels } = await sharp(await qrPng(address)).stats();
    expect(channels.map(({ min, max }) => [min, max])).toContainEqual([0, 255]);
  });
});
