import { expect, it } from 'vitest';
import { trendLine } from './trend-words.ts';

const trend = {
  event: '100 m dos',
  points: [
    { year: 2025, value: 63_770, figure: '1:03,77', event: '100 m dos' },
    { year: 2026, value: 62_840, figure: '1:02,84', event: '100 m dos' },
  ],
  isRace: true,
  gain: null,
};

const risesIn = (isRace: boolean): boolean => {
  const [first, last] = trendLine({ ...trend, isRace });
  return (last?.value ?? 0) > (first?.value ?? 0);
};

it('the line of a trend rises as a race becomes shorter, and falls as any other number becomes smaller', () => {
  expect(risesIn(true)).toBe(true);
  expect(risesIn(false)).toBe(false);
});
