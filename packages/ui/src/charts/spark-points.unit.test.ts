import { expect, it } from 'vitest';
import { sparkPoints } from './spark-points.ts';

it('the largest value is at the top and the least at the bottom, each in the middle of its column', () => {
  const points = sparkPoints([902, 918, 931].map((value, at) => ({ value, at })));
  expect(points.map(({ x, y }) => [x, y])).toEqual([
    [17, 88],
    [50, 46],
    [83, 12],
  ]);
});

it('equal values are in the middle, not at an edge', () => {
  expect(
    sparkPoints([
      { value: 6, at: 0 },
      { value: 6, at: 1 },
    ]).map(({ y }) => y),
  ).toEqual([50, 50]);
});

it('a missing step leaves a gap before the next point', () => {
  const points = sparkPoints([2021, 2023, 2024].map((at) => ({ value: at, at })));
  expect(points.map(({ afterGap }) => afterGap)).toEqual([false, true, false]);
});
