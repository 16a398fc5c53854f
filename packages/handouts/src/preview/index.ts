import sharp from 'sharp';
import { previewSvg } from './preview-svg.ts';

/** The picture that a messenger shows beside the address of a page: a PNG of 1200 × 630 pixels. */
export const previewPng = (title: string): Promise<Buffer> =>
  sharp(Buffer.from(previewSvg(title)))
    .png({ palette: true, colours: 64 })
    .toBuffer();
