import { describe, expect, it } from 'vitest';
import { colorShares } from './color-shares.ts';
import { colorTie, maskTie, resultTies, styleTie, tiedTraits } from './ties.ts';

const styles = (...counts: readonly [number, number, number, number]) => ({
  order: (['auditory', 'visual', 'innerDialog', 'kinesthetic'] as const).map((style, index) => ({
    style,
    count: counts[index] ?? 0,
  })),
  strength: 'multimodal' as const,
});

describe('a tie that a result does not name', () => {
  it('has the styles with the count of one that is shown', () => {
    expect(styleTie(styles(4, 4, 4, 3))).toEqual({ named: ['auditory', 'visual'], unnamed: ['innerDialog'] });
    expect(styleTie(styles(4, 4, 4, 4))?.unnamed).toEqual(['innerDialog', 'kinesthetic']);
    expect(styleTie(styles(5, 4, 4, 2))).toEqual({ named: ['visual'], unnamed: ['innerDialog'] });
    expect(styleTie(styles(5, 5, 3, 2))).toBeNull();
  });

  it('has the colors with the count of the first', () => {
    const first = { color: 'red' as const, count: 11, level: 'high' as const };
    expect(colorTie([first, { ...first, color: 'blue' }, { ...first, color: 'green', count: 10 }])).toEqual({
      named: ['red'],
      unnamed: ['blue'],
    });
    expect(colorTie([first, { ...first, color: 'blue', count: 10 }])).toBeNull();
  });

  it('has the masks with the points of the first, or of the third', () => {
    const masks = [
      { mask: 'captain' as const, points: 40 },
      { mask: 'driven' as const, points: 30 },
      { mask: 'maven' as const, points: 30 },
      { mask: 'player' as const, points: 30 },
    ];
    expect(maskTie(masks)).toBeNull();
    expect(maskTie(masks, 3)).toEqual({ named: ['driven', 'maven'], unnamed: ['player'] });
    expect(maskTie(masks.slice(1))).toEqual({ named: ['driven'], unnamed: ['maven', 'player'] });
  });

  it('has its traits in one list, which is empty without a tie', () => {
    expect(tiedTraits({ named: ['driven'], unnamed: ['maven', 'player'] })).toEqual(['driven', 'maven', 'player']);
    expect(tiedTraits(null)).toEqual([]);
  });
});

describe('the ties of a result', () => {
  const tied = {
    masks: [
      { mask: 'captain' as const, points: 40 },
      { mask: 'driven' as const, points: 40 },
      { mask: 'maven' as const, points: 31 },
    ],
    colors: [
      { color: 'green' as const, count: 16, level: 'high' as const },
      { color: 'red' as const, count: 16, level: 'high' as const },
    ],
    learningStyles: styles(4, 4, 4, 3),
    grit: null,
  };

  it('are those of the first mask and color and of the shown styles', () =>
    expect(resultTies(tied)).toEqual({
      mask: { named: ['captain'], unnamed: ['driven'] },
      color: { named: ['green'], unnamed: ['red'] },
      style: { named: ['auditory', 'visual'], unnamed: ['innerDialog'] },
    }));

  it.each([
    ['mask', { masks: null }],
    ['color', { colors: null }],
    ['style', { learningStyles: null }],
  ] as const)('lack that of the %s if its part was not completed', (part, without) =>
    expect(resultTies({ ...tied, ...without })).toEqual({ ...resultTies(tied), [part]: null }),
  );
});

it.each([
  [12, 12, 8, 0],
  [11, 11, 10, 0],
  [11, 11, 7, 3],
  [9, 9, 9, 5],
  [8, 8, 8, 8],
])('colors tied for first have equal shares: %i, %i, %i and %i', (...counts) => {
  const order = (['red', 'blue', 'green', 'yellow'] as const).map((color, index) => ({
    color,
    count: counts[index] ?? 0,
    level: 'mid' as const,
  }));
  const tied = tiedTraits(colorTie(order));
  const shares = colorShares(order).filter(({ color }) => tied.includes(color));
  expect(shares.length).toBeGreaterThan(1);
  expect(new Set(shares.map(({ share }) => share)).size).toBe(1);
});
