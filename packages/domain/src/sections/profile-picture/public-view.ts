import type { Reader } from '../../portfolio/public-view.ts';
import type { ProfilePicture } from './fields.ts';

/** Addresses of the picture in two widths, 480 and 960 pixels: as a square, and as a phone's card shows it. */
export interface PicturePublicView {
  readonly medium: string;
  readonly large: string;
  readonly cardMedium: string;
  readonly cardLarge: string;
}

export const profilePicturePublicView = (
  { fileId }: ProfilePicture,
  { fileAddress }: Reader,
): PicturePublicView | null =>
  fileId !== '' && fileAddress
    ? {
        medium: fileAddress(fileId, 'medium'),
        large: fileAddress(fileId, 'large'),
        cardMedium: fileAddress(fileId, 'card-medium'),
        cardLarge: fileAddress(fileId, 'card-large'),
      }
    : null;
