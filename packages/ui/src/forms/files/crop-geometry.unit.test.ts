import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Crop,
  centredCrop,
  centredOn,
  cropAround,
  cropOf,
  type Frame,
  isSameCrop,
  pictureAround,
  placeOf,
  rectangleOf,
  resizedCrop,
} from './crop-geometry.ts';

const landscape: Frame = { width: 300, height: 200, ratio: 1 };
const card = (width: number, height: number): Frame => ({ width, height, ratio: 3 / 2 });

const sizes = fc.record({
  width: fc.integer({ min: 40, max: 2400 }),
  height: fc.integer({ min: 40, max: 2400 }),
  ratio: fc.constantFrom(1, 3 / 2),
});
const windows = fc.tuple(sizes, fc.float({ noNaN: true, min: 0, max: 1 }), fc.float({ noNaN: true, min: 0, max: 1 }));

const expectInside = (crop: Crop, frame: Frame) => {
  const { x, y, width, height } = rectangleOf(crop, frame);
  expect(Math.min(crop.left, crop.top)).toBeGreaterThanOrEqual(0);
  expect(crop.side).toBeLessThanOrEqual(frame.ratio);
  expect(x + width).toBeLessThanOrEqual(frame.width + 1e-6);
  expect(y + height).toBeLessThanOrEqual(frame.height + 1e-6);
};

describe('a crop', () => {
  it('survives the way to pixels and back within a pixel, inside the picture', () => {
    fc.assert(
      fc.property(windows, fc.integer({ min: 5, max: 100 }), ([size, across, down], percent) => {
        const width = (Math.min(size.width, size.height * size.ratio) * percent) / 100;
        const height = width / size.ratio;
        const window = { x: across * (size.width - width), y: down * (size.height - height), width, height };
        const crop = cropOf(window, size);
        const back = rectangleOf(crop, size);
        for (const edge of ['x', 'y', 'width', 'height'] as const)
          expect(Math.abs(back[edge] - window[edge])).toBeLessThan(1);
        expectInside(crop, size);
        expect(isSameCrop(cropOf(back, size), crop)).toBe(true);
      }),
    );
  });

  it('measures left by the width, top by the height and the side by the shorter side', () => {
    expect(cropOf({ x: 150, y: 50, width: 100 }, landscape)).toEqual({ left: 0.5, top: 0.25, side: 0.5 });
    expect(rectangleOf({ left: 0.5, top: 0.25, side: 0.5 }, landscape)).toEqual({
      x: 150,
      y: 50,
      width: 100,
      height: 100,
    });
    expect(rectangleOf({ left: 0, top: 0.25, side: 0.75 }, card(300, 200))).toEqual({
      x: 0,
      y: 50,
      width: 150,
      height: 100,
    });
  });

  it('is moved inside if its window sticks out', () => {
    expect(cropOf({ x: 250, y: -20, width: 100 }, landscape)).toEqual({
      left: 0.66666,
      top: 0,
      side: 0.5,
    });
  });

  it('is the largest square in the middle before anybody chose', () => {
    expect(rectangleOf(centredCrop(landscape), landscape)).toMatchObject({ width: 200, y: 0 });
    expect(centredCrop({ width: 200, height: 400 })).toEqual({ left: 0, top: 0.25, side: 1 });
    expect(centredCrop({ width: 80, height: 80 })).toEqual({ left: 0, top: 0, side: 1 });
  });
});

describe('the window on the card before anybody chose', () => {
  const around = (square: Crop, frame: Frame) => rectangleOf(cropAround(square, frame), frame);

  it('has the whole square in its middle where the picture is wide enough', () => {
    expect(around({ left: 0.25, top: 0.25, side: 0.5 }, card(400, 200))).toEqual({
      x: 75,
      y: 50,
      width: 150,
      height: 100,
    });
  });

  it('has the whole square also beside an edge of the picture', () => {
    expect(around({ left: 0, top: 0, side: 1 }, card(600, 200))).toEqual({ x: 0, y: 0, width: 300, height: 200 });
  });

  it('is the upper part of the square where the picture is not wide enough', () => {
    expect(around({ left: 0, top: 0.1, side: 1 }, card(300, 400))).toEqual({ x: 0, y: 40, width: 300, height: 200 });
  });

  it('never begins below the square, and stays inside the picture', () => {
    fc.assert(
      fc.property(windows, fc.integer({ min: 5, max: 100 }), ([size, across, down], percent) => {
        const width = (Math.min(size.width, size.height) * percent) / 100;
        const at = { x: across * (size.width - width), y: down * (size.height - width), width };
        const square = cropOf(at, { ...size, ratio: 1 });
        const frame = { ...size, ratio: 3 / 2 };
        expectInside(cropAround(square, frame), frame);
        expect(around(square, frame).y).toBeLessThanOrEqual(at.y + 1e-6);
      }),
    );
  });
});

describe('resizedCrop', () => {
  it('keeps the middle where there is room', () => {
    const smaller = resizedCrop({ left: 0.25, top: 0.25, side: 0.5 }, 0.5, { width: 100, height: 100, ratio: 1 }, 0.05);
    expect(smaller).toEqual({ left: 0.375, top: 0.375, side: 0.25 });
  });

  it('stays between the smallest side and the picture, and inside', () => {
    fc.assert(
      fc.property(windows, fc.double({ noNaN: true, min: 0.01, max: 20 }), ([size, left, top], factor) => {
        const start = cropOf({ x: left * size.width, y: top * size.height, width: 20 }, size);
        const crop = resizedCrop(start, factor, size, 0.05);
        expect(crop.side).toBeGreaterThan(0.0499);
        expectInside(crop, size);
      }),
    );
  });
});

describe('centredOn', () => {
  it('puts the middle on the point, or as near as the picture allows', () => {
    const crop = { left: 0, top: 0, side: 0.5 };
    expect(rectangleOf(centredOn(crop, { x: 150, y: 100 }, landscape), landscape)).toMatchObject({ y: 50 });
    expect(centredOn(crop, { x: 0, y: 200 }, landscape)).toEqual({ left: 0, top: 0.5, side: 0.5 });
  });
});

describe('pictureAround', () => {
  it('scales the picture so that the crop fills the box', () => {
    expect(pictureAround({ left: 0.5, top: 0.25, side: 0.5 }, landscape)).toEqual({
      x: -1.5,
      y: -0.5,
      width: 3,
      height: 2,
    });
  });
});

describe('placeOf', () => {
  it('says how far the crop is on the way that it can go', () => {
    expect(placeOf({ left: 0.5, top: 0.25, side: 0.5 }, landscape)).toEqual({ across: 75, down: 50, size: 50 });
  });

  it('is at the start where there is no way to go', () => {
    expect(placeOf(centredCrop(landscape), landscape)).toEqual({ across: 50, down: 0, size: 100 });
  });
});
