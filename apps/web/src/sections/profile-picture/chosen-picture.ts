import type { Crop } from '@palmares/domain/files';
import { centredCrop } from '@palmares/ui';
import type { MyFile } from '../../api/files/file-port.ts';

export interface ChosenPicture {
  readonly fileId: string;
  readonly crop: Crop;
  /** The window on the card; null while it follows the square. */
  readonly cardCrop: Crop | null;
}

/** A new picture, cropped in its middle until the athlete chooses. */
export const chosenPicture = ({ id, width, height }: MyFile): ChosenPicture => {
  if (width === null || height === null) throw new Error(`The picture ${id} has no size`);
  return { fileId: id, crop: centredCrop({ width, height }), cardCrop: null };
};
