import { pictureAround, type Size, type SquareCrop } from './crop-geometry.ts';

const percent = (share: number): string => `${share * 100}%`;

/** Returns CSS values that position the whole picture around a square box that shows only its crop. */
export const cropPlace = (crop: SquareCrop, size: Size) => {
  const { x, y, width, height } = pictureAround(crop, size);
  return { left: percent(x), top: percent(y), width: percent(width), height: percent(height) };
};
