import { colors, learningStyles, masks } from '@palmares/domain/identity';
import { describe, expect, it } from 'vitest';
import { colorAt, maskAt, neighboursOf, styleAt } from './addresses.ts';
import { exploreAddresses } from './explore-addresses.ts';

const end = (address: string): string | undefined => address.split('/').at(-1);

describe('the address of a trait', () => {
  it('leads to each mask, color and learning style', () => {
    expect(masks.map((mask) => maskAt(end(exploreAddresses.mask(mask))))).toEqual(masks);
    expect(colors.map((color) => colorAt(end(exploreAddresses.color(color))))).toEqual(colors);
    expect(learningStyles.map((style) => styleAt(end(exploreAddresses.style(style))))).toEqual(learningStyles);
    expect(exploreAddresses.style('innerDialog')).toBe('/en/app/identity/explore/learning-styles/inner-dialog');
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
