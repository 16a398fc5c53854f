import type { Reader } from '../../portfolio/public-view.ts';
import type { ProfilePicture } from './fields.ts';

/** Addresses of the square picture, 480 and 960 pixels wide. */
export interface PicturePublicView {
  readonly medium: string;
  readonly large: string;
}

export const profilePicturePublicView = (
  { fileId }: ProfilePicture,
  { fileAddress }: Reader,
): PicturePublicView | null =>
  fileId !== '' && fileAddress ? { medium: fileAddress(fileId, 'medium'), large: fileAddress(fileId, 'large') } : null;
