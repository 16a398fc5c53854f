import type { Color, Mask } from '@palmares/domain/identity';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ColorsResult } from './colors-result.tsx';
import { MasksResult } from './masks-result.tsx';
import type { Explained } from './results-data.ts';
import { StylesResult } from './styles-result.tsx';

const explained: NonNullable<Explained['masks']> = { traits: ['Calm', 'Fair', 'Firm'], meaning: [], coaching: [] };

const masks = (...points: readonly number[]) =>
  (['captain', 'soldier', 'maven', 'player'] satisfies Mask[]).map((mask, index) => ({
    mask,
    points: points[index] ?? 0,
  }));
const colors = (...counts: readonly number[]) =>
  (['red', 'blue', 'green', 'yellow'] satisfies Color[]).map((color, index) => ({
    color,
    count: counts[index] ?? 0,
    level: 'mid' as const,
  }));

/** Returns the texts between tags, without blank ones. */
const textsOf = (html: string): readonly string[] => html.split(/<[^>]+>/).filter((text) => text.trim() !== '');

describe('a tie', () => {
  it('for first is marked at each of the three masks that is in it', () => {
    const points = (scores: ReturnType<typeof masks>) => {
      const html = renderToStaticMarkup(<MasksResult scores={scores} explained={explained} gender={null} />);
      return textsOf(html.slice(html.indexOf('<ol'))).filter((text) => text.endsWith('points'));
    };
    expect(points(masks(40, 40, 30, 20))).toEqual(['Tied\u00a0· 40 points', 'Tied\u00a0· 40 points', '30 points']);
    expect(points(masks(41, 40, 40, 20))).toEqual(['41 points', '40 points', '40 points']);
  });

  it('for first is marked at each color that is in it, with the same share', () => {
    const html = renderToStaticMarkup(<ColorsResult scores={colors(12, 12, 8, 0)} explained={explained} />);
    expect(textsOf(html).join(' ').replaceAll(/\s+/g, ' ')).toMatch(
      /Red Medium · Tied 37% Blue Medium · Tied 37% Green Medium 25%/,
    );
  });

  it('with a style that is shown is marked at each style that is in it', () => {
    const order = (['visual', 'auditory', 'innerDialog', 'kinesthetic'] as const).map((style, index) => ({
      style,
      count: [5, 4, 4, 2][index] ?? 0,
    }));
    const html = renderToStaticMarkup(
      <StylesResult scores={{ order, strength: 'multimodal' }} explained={explained} />,
    );
    const rows = textsOf(html.slice(html.indexOf('<tbody')))
      .join(' ')
      .replaceAll(/\s+/g, ' ');
    expect(rows).toMatch(/^Visual 5 Auditory Tied 4 Inner dialog Tied 4 Kines\u00adthetic 2/);
  });
});
