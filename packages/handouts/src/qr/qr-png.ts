import sharp from 'sharp';
import { qrCode } from './qr-code.ts';
import { qrSvg } from './qr-svg.ts';

/** Large enough for a poster at 10 cm. */
const PIXELS_PER_MODULE = 24;

export const qrPng = (text: string): Promise<Buffer> => {
  const side = qrCode(text).modules * PIXELS_PER_MODULE;
  return sharp(Buffer.from(qrSvg(text)))
    .resize(side, side, { kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer();
};
