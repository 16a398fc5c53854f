import sharp from 'sharp';
import { previewSvg } from './preview-svg.ts';

/**
 * The picture that a messenger shows beside the address of a page: a PNG of 1200 × 630 pixels. `drawing` is an SVG that
 * stands beside the title instead of the mark.
 */
export const previewPng = (title: string, drawing?: string): Promise<Buffer> =>
  sharp(Buffer.from(previewSvg(title, drawing)))
    .png({ palette: true, colours: 64 })
    .toBuffer();
