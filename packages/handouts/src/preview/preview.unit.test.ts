import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { previewPng } from './index.ts';
import { lineOf, wrapEvenly } from './outlined-text.ts';
import { previewSvg } from './preview-svg.ts';

const linesOf = (title: string): readonly string[] =>
  [...previewSvg(title).matchAll(/translate\(72 [\d.]+\) scale\(([\d.]+) -/g)].map(([, scale = '']) => scale);

describe('the picture of a page', () => {
  it('is a PNG of 1200 × 630 pixels, small enough for every messenger', async () => {
    const png = await previewPng('L’épreuve d’Éloïse : un nœud coulé');
    const { format, width, height } = await sharp(png).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    expect(png.byteLength).toBeLessThan(100_000);
  });

  it('sets a longer title smaller, in four lines at most', () => {
    expect(linesOf('Pricing')).toEqual(['0.076']);
    const long = linesOf('Le courriel à un coach qui ne te connaît pas encore et qui en lit quarante ce matin');
    expect(long.length).toBeLessThanOrEqual(4);
    expect(new Set(long).size).toBe(1);
    expect(Number(long[0])).toBeLessThan(0.076);
  });

  it('leaves no short word alone on the last line', () => {
    const room = lineOf('More than a stat').width;
    const widths = (words: readonly string[]) => words.map((line) => lineOf(line).width);
    const title = wrapEvenly('More than a stat line.', room);
    expect(title.map(({ width }) => width)).toEqual(widths(['More than', 'a stat line.']));
    expect(wrapEvenly('Extraordinary', 10).map(({ width }) => width)).toEqual(widths(['Extraordinary']));
  });

  it('has a drawing beside the title in place of the mark', async () => {
    const drawing = '<svg viewBox="0 0 4 4"><path fill="#e4392f" d="M0 0h4v4H0z"/></svg>';
    const png = await previewPng('Nora', drawing);
    const pixel = await sharp(png)
      .extract({ left: 1000, top: 300, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer();
    expect([...pixel]).toEqual([0xe4, 0x39, 0x2f]);
  });

  it('draws every letter as a shape, also those that Archivo lacks', () => {
    for (const title of ['Été', 'ᐊᓪᓗ ᑯᓄᒃ', 'x̌ʷit', 'Петрова']) {
      expect(previewSvg(title)).not.toMatch(/<text|font/);
      expect(previewSvg(title)).not.toBe(previewSvg('?'.repeat(title.length)));
    }
  });

  it('is refused for a title with a letter of no font', () => expect(() => previewSvg('日')).toThrow('No font has 日'));

  it('is refused for a title that does not fit', () =>
    expect(() => previewSvg('word '.repeat(60))).toThrow('too long for a picture'));
});
