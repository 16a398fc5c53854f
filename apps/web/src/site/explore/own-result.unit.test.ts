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
    expect(ownMask(result, 'captain')).toEqual({
      points: 47,
      place: 1,
      isTied: false,
      order: ['captain', 'soldier'],
    });
    expect(ownMask(result, 'soldier')).toEqual({
      points: 31,
      place: 2,
      isTied: false,
      order: ['captain', 'soldier'],
    });
  });

  it('has the share and the level of a color', () => {
    expect(ownColor(result, 'green')).toMatchObject({ share: 0.47, level: 'high', isFirst: true, isTied: false });
    expect(ownColor(result, 'red')).toMatchObject({ share: 0.25, level: 'mid', isFirst: false, isTied: false });
    expect(ownColor(result, 'red')?.mix.map(({ share }) => share)).toEqual([0.47, 0.25, 0.19, 0.09]);
  });

  it('has the choices of a style, and both styles that the result cannot tell apart', () => {
    expect(ownStyle(result, 'auditory')).toEqual({ count: 5, total: 15, isShown: true, isTied: false });
    expect(ownStyle(result, 'innerDialog')).toEqual({ count: 4, total: 15, isShown: false, isTied: false });
  });

  it('is null for a part without a result', () =>
    expect([ownMask(nothing, 'captain'), ownColor(nothing, 'red'), ownStyle(nothing, 'visual')]).toEqual([
      null,
      null,
      null,
    ]));
});

describe('a trait with the score of one that is named', () => {
  const tied: IdentityResult = {
    masks: [
      { mask: 'captain', points: 40 },
      { mask: 'soldier', points: 40 },
    ],
    colors: [
      { color: 'green', count: 10, level: 'mid' },
      { color: 'red', count: 10, level: 'mid' },
    ],
    learningStyles: {
      order: [
        { style: 'auditory', count: 4 },
        { style: 'visual', count: 4 },
        { style: 'innerDialog', count: 4 },
        { style: 'kinesthetic', count: 3 },
      ],
      strength: 'multimodal',
    },
    grit: null,
  };

  it('is marked as tied, and as nobody’s own', () => {
    expect(ownTraits(tied).tied).toEqual(['soldier', 'red', 'innerDialog']);
    expect(ownMask(tied, 'soldier')?.isTied).toBe(true);
    expect(ownColor(tied, 'red')).toMatchObject({ isFirst: false, isTied: true });
    expect(ownStyle(tied, 'innerDialog')).toMatchObject({ isShown: false, isTied: true });
    expect(ownStyle(tied, 'kinesthetic')).toMatchObject({ isShown: false, isTied: false });
  });
});

describe('the overview of the explanations', () => {
  it('marks the first mask and color, the style of the result and the place on the scale of grit', () => {
    expect(ownTraits(result)).toEqual({
      masks: ['captain'],
      colors: ['green'],
      learningStyles: ['visual', 'auditory'],
      grit: { score: 3.8, rating: 4 },
      tied: [],
    });
    expect(ownTraits(nothing)).toEqual({ masks: [], colors: [], learningStyles: [], grit: null, tied: [] });
  });

  it('begins with the own traits and leaves the others in their order', () =>
    expect(ownFirst([{ trait: 'a' }, { trait: 'b' }, { trait: 'c' }], ['c']).map(({ trait }) => trait)).toEqual([
      'c',
      'a',
      'b',
    ]));
});
