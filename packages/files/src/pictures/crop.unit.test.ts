import fc from 'fast-check';
import { expect, it } from 'vitest';
import { squareOf } from './crop.ts';

it('a crop counts in pixels of the upright picture', () => {
  expect(squareOf({ left: 0.25, top: 0, side: 1 }, 2400, 1200)).toEqual({ left: 600, top: 0, side: 1200 });
  expect(squareOf({ left: 0, top: 0.5, side: 0.5 }, 1200, 2400)).toEqual({ left: 0, top: 1200, side: 600 });
});

it.each([
  [1200, 800, { left: 200, top: 0, side: 800 }],
  [600, 801, { left: 0, top: 101, side: 600 }],
  [500, 500, { left: 0, top: 0, side: 500 }],
])('the default crop is the largest in the middle of %d × %d', (width, height, square) => {
  expect(squareOf(null, width, height)).toEqual(square);
});

it('a crop stays within the picture and has at least a pixel', () => {
  const fraction = fc.double({ min: 0, max: 1, noNaN: true });
  const pixels = fc.integer({ min: 1, max: 2400 });
  fc.assert(
    fc.property(fraction, fraction, fraction, pixels, pixels, (left, top, side, width, height) => {
      const square = squareOf({ left, top, side }, width, height);
      expect(square.side).toBeGreaterThan(0);
      expect(Math.min(square.left, square.top)).toBeGreaterThanOrEqual(0);
      expect(square.left + square.side).toBeLessThanOrEqual(width);
      expect(square.top + square.side).toBeLessThanOrEqual(height);
    }),
  );
});

it.each([-0.1, 1.1, Number.NaN])('a crop throws on %d, which is no fraction', (value) => {
  expect(() => squareOf({ left: value, top: 0, side: 1 }, 100, 100)).toThrow(RangeError);
  expect(() => squareOf({ left: 0, top: 0, side: value }, 100, 100)).toThrow(RangeError);
});
