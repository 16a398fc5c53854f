import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centredCrops, windowOf } from './crop.ts';

const CARD = 3 / 2;

const at = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

it('a crop counts in pixels of the upright picture', () => {
  expect(windowOf({ left: 0.25, top: 0, side: 1 }, 1, 2400, 1200)).toEqual(at(600, 0, 1200, 1200));
  expect(windowOf({ left: 0, top: 0.5, side: 0.5 }, 1, 1200, 2400)).toEqual(at(0, 1200, 600, 600));
  expect(windowOf({ left: 0, top: 0, side: 1.5 }, CARD, 2400, 1600)).toEqual(at(0, 0, 2400, 1600));
  expect(windowOf({ left: 0, top: 0.5, side: 1 }, CARD, 1200, 2400)).toEqual(at(0, 1200, 1200, 800));
});

describe('before the athlete chooses', () => {
  it.each([
    [1200, 800, at(200, 0, 800, 800)],
    [600, 801, at(0, 101, 600, 600)],
    [500, 500, at(0, 0, 500, 500)],
  ])('the square is the largest in the middle of %d × %d', (width, height, square) => {
    expect(windowOf(centredCrops(width, height).square, 1, width, height)).toEqual(square);
  });

  it('the card has the same square from its top', () => {
    expect(windowOf(centredCrops(900, 1200).card, CARD, 900, 1200)).toEqual(at(0, 150, 900, 600));
  });
});

it('a crop of either ratio stays within the picture and has at least a pixel', () => {
  const fraction = fc.double({ min: 0, max: 1, noNaN: true });
  const pixels = fc.integer({ min: 1, max: 2400 });
  fc.assert(
    fc.property(fraction, fraction, fraction, pixels, pixels, (left, top, side, width, height) => {
      for (const ratio of [1, CARD]) {
        const window = windowOf({ left, top, side: side * ratio }, ratio, width, height);
        expect(Math.min(window.width, window.height)).toBeGreaterThan(0);
        expect(Math.min(window.left, window.top)).toBeGreaterThanOrEqual(0);
        expect(window.left + window.width).toBeLessThanOrEqual(width);
        expect(window.top + window.height).toBeLessThanOrEqual(height);
      }
    }),
  );
});

it.each([-0.1, 1.1, Number.NaN])('a crop throws on %d, which is no fraction', (value) => {
  expect(() => windowOf({ left: value, top: 0, side: 1 }, 1, 100, 100)).toThrow(RangeError);
  expect(() => windowOf({ left: 0, top: 0, side: value }, 1, 100, 100)).toThrow(RangeError);
});

it('a window on the card may be wider than the shorter side, up to its ratio', () => {
  expect(windowOf({ left: 0, top: 0, side: CARD }, CARD, 300, 200)).toEqual(at(0, 0, 300, 200));
  expect(() => windowOf({ left: 0, top: 0, side: 1.51 }, CARD, 300, 200)).toThrow(RangeError);
});
