import type { Crop } from '@palmares/domain/files';

interface Size {
  readonly width: number;
  readonly height: number;
}

const percent = (share: number): string => `${share * 100}%`;

/** Where the whole picture lies around a square box that shows only its crop. */
export const cropPlace = ({ left, top, side }: Crop, { width, height }: Size) => {
  const length = side * Math.min(width, height);
  return {
    left: percent(0 - (left * width) / length),
    top: percent(0 - (top * height) / length),
    width: percent(width / length),
    height: percent(height / length),
  };
};
