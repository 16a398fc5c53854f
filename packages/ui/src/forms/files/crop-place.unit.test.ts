import { expect, it } from 'vitest';
import { cropPlace } from './crop-place.ts';

it('a crop fills its box, and the rest of the picture lies outside', () => {
  const landscape = { width: 800, height: 400 };
  expect(cropPlace({ left: 0.25, top: 0, side: 1 }, landscape)).toEqual({
    left: '-50%',
    top: '0%',
    width: '200%',
    height: '100%',
  });
  expect(cropPlace({ left: 0, top: 0.5, side: 0.5 }, { width: 400, height: 800 })).toEqual({
    left: '0%',
    top: '-200%',
    width: '200%',
    height: '400%',
  });
  expect(cropPlace({ left: 0, top: 0.25, side: 0.75 }, { width: 600, height: 400 }, 3 / 2)).toEqual({
    left: '0%',
    top: '-50%',
    width: '200%',
    height: '200%',
  });
});
