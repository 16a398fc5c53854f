import { readFileSync } from 'node:fs';
import { Logo } from '@palmares/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const publicFile = (name: string) => readFileSync(new URL(`../../public/${name}`, import.meta.url));
const manifest = z
  .object({ name: z.string(), icons: z.array(z.object({ src: z.string(), type: z.string(), sizes: z.string() })) })
  .parse(JSON.parse(publicFile('manifest.json').toString()));

/** Width and height are at fixed offsets in a PNG's first chunk. */
const pngSize = (bytes: Buffer) => `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;

describe('the icons of the site', () => {
  it('show the mark', () => {
    const [, mark] = / d="([^"]+)"/.exec(renderToStaticMarkup(<Logo shape="mark" />)) ?? [];
    expect(publicFile('favicon.svg').toString()).toContain(` d="${mark}"`);
  });

  it('are named as the product is', () => {
    expect(manifest.name).toBe('Palmarès');
  });

  it.each(manifest.icons.filter(({ type }) => type === 'image/png'))('are as large as they say: $src', (icon) => {
    expect(pngSize(publicFile(icon.src.slice(1)))).toBe(icon.sizes);
  });

  it('fit an Apple home screen', () => {
    expect(pngSize(publicFile('apple-touch-icon.png'))).toBe('180x180');
  });
});
