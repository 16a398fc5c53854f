import type { Crop } from '@palmares/domain/files';

export interface PixelSquare {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

const isFraction = (value: number): boolean => value >= 0 && value <= 1;

/** In whole pixels and within the picture. Throws on anything but fractions. */
export const squareOf = ({ left, top, side }: Crop, width: number, height: number): PixelSquare => {
  if (![left, top, side].every(isFraction)) throw new RangeError('A crop is made of fractions from 0 to 1');
  const pixels = Math.max(1, Math.round(side * Math.min(width, height)));
  return {
    left: Math.min(Math.round(left * width), width - pixels),
    top: Math.min(Math.round(top * height), height - pixels),
    side: pixels,
  };
};
