import { describe, expect, it } from 'vitest';
import { contentTypeOf, HEAD_BYTES } from './index.ts';
import { heicHead, isoHead, samplePdf, samplePhoto } from './testing/index.ts';

const pdf = await samplePdf();

describe('the type of a file by its bytes', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('knows a %s that a program wrote', async (format) => {
    expect(contentTypeOf(await samplePhoto({ format }))).toBe(`image/${format}`);
  });

  it('knows a PDF, also after up to a kilobyte of something else', () => {
    expect(contentTypeOf(pdf)).toBe('application/pdf');
    expect(contentTypeOf(Buffer.concat([Buffer.from('\r\n'.repeat(500)), pdf]))).toBe('application/pdf');
    expect(contentTypeOf(Buffer.concat([Buffer.alloc(HEAD_BYTES, ' '), pdf]))).toBeUndefined();
  });

  it('knows HEIC by its brands, and AVIF in the same container', () => {
    expect(contentTypeOf(heicHead())).toBe('image/heic');
    expect(contentTypeOf(isoHead('heix', []))).toBe('image/heic');
    expect(contentTypeOf(isoHead('mif1', ['mif1', 'heic']))).toBe('image/heic');
    expect(contentTypeOf(isoHead('mif1', ['mif1', 'avif']))).toBe('image/avif');
    expect(contentTypeOf(isoHead('avis', ['msf1']))).toBe('image/avif');
  });

  it('is what is at the beginning, when a file is two things', async () => {
    const jpeg = await samplePhoto();
    expect(contentTypeOf(Buffer.concat([jpeg.subarray(0, 20), pdf]))).toBe('image/jpeg');
    expect(contentTypeOf(Buffer.concat([Buffer.from('GIF89a'), pdf]))).toBeUndefined();
    expect(contentTypeOf(Buffer.concat([Buffer.from('<html><script>'), pdf]))).toBeUndefined();
    expect(contentTypeOf(Buffer.concat([Buffer.from('PK\x03\x04'), pdf]))).toBeUndefined();
    expect(contentTypeOf(Buffer.concat([isoHead('isom', ['mp42']), pdf]))).toBeUndefined();
  });

  it.each([
    ['nothing', ''],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a GIF', 'GIF89a'],
    ['a TIFF', 'II*\0'],
    ['a wave file', 'RIFF\0\0\0\0WAVE'],
    ['a film', '\0\0\0\x18ftypisom\0\0\0\0isommp42'],
    ['half a signature', '\x89PNG'],
  ])('does not know %s', (_, text) => {
    expect(contentTypeOf(Buffer.from(text, 'latin1'))).toBeUndefined();
  });
});
