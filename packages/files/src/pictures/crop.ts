import type { Crop } from '@palmares/domain/files';

export interface Crops {
  readonly square: Crop;
  /** The window on the card. */
  readonly card: Crop;
}

export interface PixelWindow {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** `side` of the largest crop of a ratio in any picture is the ratio itself. */
const isFraction = (value: number, max = 1): boolean => value >= 0 && value <= max;

const inside = (start: number, length: number, whole: number): number => Math.min(Math.round(start), whole - length);

/**
 * Converts a crop of a ratio to whole pixels within the picture: `side` is the window's width, as a fraction of the
 * picture's shorter side. Throws on anything but fractions.
 */
export const windowOf = ({ left, top, side }: Crop, ratio: number, width: number, height: number): PixelWindow => {
  if (!isFraction(left) || !isFraction(top) || !isFraction(side, ratio))
    throw new RangeError('A crop is made of fractions of its picture');
  const widest = Math.min(width, height * ratio);
  const across = Math.max(1, Math.round(Math.min(side * Math.min(width, height), widest)));
  const down = Math.max(1, Math.min(Math.round(across / ratio), height));
  return {
    left: inside(left * width, across, width),
    top: inside(top * height, down, height),
    width: across,
    height: down,
  };
};

/** The largest square in the middle, and as much of it as the card has room for, from its top. */
export const centredCrops = (width: number, height: number): Crops => {
  const side = Math.min(width, height);
  const square = { left: (width - side) / 2 / width, top: (height - side) / 2 / height, side: 1 };
  return { square, card: square };
};
