import { describe, expect, it } from 'vitest';
import { asPoints, onAxis, shape, sideOf, spanOf } from './radar.ts';

describe('a radar', () => {
  it('has its first axis at the top and the others clockwise', () => {
    expect([0, 1, 2, 3].map((axis) => onAxis(axis, 4, 10))).toEqual([
      { x: 0, y: -10 },
      { x: 10, y: 0 },
      { x: 0, y: 10 },
      { x: -10, y: 0 },
    ]);
  });

  it('puts a value at a distance proportional to its share of the maximum', () => {
    expect(shape([50, 25, 0, 12.5], 50, 80)).toEqual([
      { x: 0, y: -80 },
      { x: 40, y: 0 },
      { x: 0, y: 0 },
      { x: -20, y: 0 },
    ]);
  });

  it.each([
    [-5, 10],
    [15, 10],
    [3, 0],
  ])('keeps %i of %i within the drawing', (value, max) => {
    const [point] = shape([value], max, 80);
    expect(Math.abs(point?.y ?? Number.NaN)).toBeLessThanOrEqual(80);
  });

  it.each([
    [3, ['above', 'after', 'before']],
    [4, ['above', 'after', 'below', 'before']],
    [7, ['above', 'after', 'after', 'after', 'before', 'before', 'before']],
  ])('with %i axes has its names beside it', (axes, sides) => {
    expect(Array.from({ length: axes }, (_, axis) => sideOf(axis, axes))).toEqual(sides);
  });

  it.each([
    [3, 90],
    [4, 120],
    [7, 114.06],
  ])('with %i axes is no higher than its axes reach', (axes, height) => {
    expect(spanOf(axes, 60)).toEqual({ top: -60, height });
  });

  it('writes its points in the form of SVG', () => {
    expect(
      asPoints([
        { x: 0, y: -8 },
        { x: 4.25, y: 0 },
      ]),
    ).toBe('0,-8 4.25,0');
  });
});
