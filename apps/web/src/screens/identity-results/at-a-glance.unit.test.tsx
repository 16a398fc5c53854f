import type { IdentityResult } from '@palmares/domain/identity';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AtAGlance } from './at-a-glance.tsx';

const nothing: IdentityResult = { masks: null, colors: null, learningStyles: null, grit: null };
const masks: IdentityResult['masks'] = [
  { mask: 'captain', points: 40 },
  { mask: 'driven', points: 31 },
];
const colors: IdentityResult['colors'] = [
  { color: 'red', count: 12, level: 'mid' },
  { color: 'blue', count: 12, level: 'mid' },
  { color: 'green', count: 8, level: 'low' },
];

const rendered = (result: IdentityResult) => renderToStaticMarkup(<AtAGlance result={result} />);

describe('the other results in a row', () => {
  it.each([
    ['nothing', nothing],
    ['only the masks', { ...nothing, masks }],
  ])('are absent after %s', (_, result) => expect(rendered(result)).toBe(''));

  it('have a tile for each part that was completed', () => {
    const html = rendered({ ...nothing, masks, grit: { score: 3.8, rating: 4 } });
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address)).toEqual(['#grit']);
  });

  it('have both colors that are tied for first, with the share of each', () => {
    const html = rendered({ ...nothing, colors });
    expect(html.replaceAll(/<[^>]+>/g, ' ')).toMatch(/Red\s+Blue\s+37%/);
  });
});
