import type { Crop } from '@palmares/domain/files';

export interface PixelSquare {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

const centredSquare = (width: number, height: number): PixelSquare => {
  const side = Math.min(width, height);
  return { left: Math.round((width - side) / 2), top: Math.round((height - side) / 2), side };
};

const isFraction = (value: number): boolean => value >= 0 && value <= 1;

/**
 * Converts a crop to whole pixels within the picture; null gives the largest square in the middle. Throws on anything
 * but fractions.
 */
export const squareOf = (crop: Crop | null, width: number, height: number): PixelSquare => {
  if (!crop) return centredSquare(width, height);
  const { left, top, side } = crop;
  if (![left, top, side].every(isFraction)) throw new RangeError('A crop is made of fractions from 0 to 1');
  const pixels = Math.max(1, Math.round(side * Math.min(width, height)));
  return {
    left: Math.min(Math.round(left * width), width - pixels),
    top: Math.min(Math.round(top * height), height - pixels),
    side: pixels,
  };
};
