import type { Crop } from '@palmares/domain/files';

/** The largest square in the middle: what is shown of a picture until its athlete chooses another part. */
export const centredCrop = ({ width, height }: { readonly width: number; readonly height: number }): Crop => {
  const short = Math.min(width, height);
  return { left: (width - short) / 2 / width, top: (height - short) / 2 / height, side: 1 };
};
