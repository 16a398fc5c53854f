import type { IdentityResult } from '@palmares/domain/identity';
import { describe, expect, it } from 'vitest';
import { ownColor, ownFirst, ownMask, ownStyle, ownTraits } from './own-result.ts';

const result: IdentityResult = {
  masks: [
    { mask: 'captain', points: 47 },
    { mask: 'soldier', points: 31 },
  ],
  colors: [
    { color: 'green', count: 15, level: 'high' },
    { color: 'red', count: 8, level: 'mid' },
    { color: 'yellow', count: 6, level: 'low' },
    { color: 'blue', count: 3, level: 'low' },
  ],
  learningStyles: {
    order: [
      { style: 'visual', count: 6 },
      { style: 'auditory', count: 5 },
      { style: 'innerDialog', count: 4 },
    ],
    strength: 'multimodal',
  },
  grit: { score: 3.8, rating: 4 },
};
const nothing: IdentityResult = { masks: null, colors: null, learningStyles: null, grit: null };

describe('the own result in an explanation', () => {
  it('has the points and the place of a mask', () => {
    expect(ownMask(result, 'captain')).toEqual({ points: 47, place: 1, order: ['captain', 'soldier'] });
    expect(ownMask(result, 'soldier')).toEqual({ points: 31, place: 2, order: ['captain', 'soldier'] });
  });

  it('has the share and the level of a color', () => {
    expect(ownColor(result, 'green')).toEqual({ share: 15 / 32, level: 'high', isFirst: true });
    expect(ownColor(result, 'red')).toEqual({ share: 0.25, level: 'mid', isFirst: false });
  });

  it('has the choices of a style, and both styles that the result cannot tell apart', () => {
    expect(ownStyle(result, 'auditory')).toEqual({ count: 5, total: 15, isShown: true });
    expect(ownStyle(result, 'innerDialog')).toEqual({ count: 4, total: 15, isShown: false });
  });

  it('is null for a part without a result', () =>
    expect([ownMask(nothing, 'captain'), ownColor(nothing, 'red'), ownStyle(nothing, 'visual')]).toEqual([
      null,
      null,
      null,
    ]));
});

describe('the overview of the explanations', () => {
  it('marks the first mask and color, the style of the result and the place on the scale of grit', () => {
    expect(ownTraits(result)).toEqual({
      masks: ['captain'],
      colors: ['green'],
      learningStyles: ['visual', 'auditory'],
      grit: { score: 3.8, rating: 4 },
    });
    expect(ownTraits(nothing)).toEqual({ masks: [], colors: [], learningStyles: [], grit: null });
  });

  it('begins with the own traits and leaves the others in their order', () =>
    expect(ownFirst([{ trait: 'a' }, { trait: 'b' }, { trait: 'c' }], ['c']).map(({ trait }) => trait)).toEqual([
      'c',
      'a',
      'b',
    ]));
});
