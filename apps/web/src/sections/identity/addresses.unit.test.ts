import { colors, learningStyles, masks } from '@palmares/domain/identity';
import { describe, expect, it } from 'vitest';
import { colorAt, maskAt, neighboursOf, styleAddresses, styleAt } from './addresses.ts';

describe('the address of a trait', () => {
  it('leads to each mask, color and learning style', () => {
    expect(masks.map(maskAt)).toEqual(masks);
    expect(colors.map(colorAt)).toEqual(colors);
    expect(learningStyles.map((style) => styleAt(styleAddresses[style]))).toEqual(learningStyles);
    expect(styleAt('inner-dialog')).toBe('innerDialog');
  });

  it.each(['', 'Soldier', 'innerDialog', 'constructor', 'purple'])('is not one of them: %j', (address) =>
    expect([maskAt(address), colorAt(address), styleAt(address)]).toEqual([undefined, undefined, undefined]),
  );
});

describe('the neighbours of a trait', () => {
  it('go around the end of the list', () => {
    expect(neighboursOf(masks, 'maven')).toEqual({ previous: 'soldier', next: 'engineer' });
    expect(neighboursOf(masks, 'soldier')).toEqual({ previous: 'driven', next: 'maven' });
    expect(neighboursOf(masks, 'driven')).toEqual({ previous: 'strategist', next: 'soldier' });
  });
});
