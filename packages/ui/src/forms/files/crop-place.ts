import { type Crop, pictureAround, type Size } from './crop-geometry.ts';

const percent = (share: number): string => `${share * 100}%`;

/** Returns CSS values that position the whole picture around a box of a ratio that shows only its crop. */
export const cropPlace = (crop: Crop, size: Size, ratio = 1) => {
  const { x, y, width, height } = pictureAround(crop, { ...size, ratio });
  return { left: percent(x), top: percent(y), width: percent(width), height: percent(height) };
};
