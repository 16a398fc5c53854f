import sharp from 'sharp';
import { previewSvg } from './preview-svg.ts';

/** Makes the picture that a messenger shows with a page's address: a PNG of 1200 × 630 pixels. */
export const previewPng = (title: string): Promise<Buffer> =>
  sharp(Buffer.from(previewSvg(title)))
    .png({ palette: true, colours: 64 })
    .toBuffer();
