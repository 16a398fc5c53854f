import { z } from 'zod/mini';
import { type Crop, crop } from '../../files/index.ts';
import { itemId } from '../kit/item-commands.ts';
import { blankOr, wholeOrEmpty } from '../kit/whole-or-empty.ts';

export interface ProfilePicture {
  /** Empty without a picture. */
  fileId: string;
  crop: Crop | null;
}

const fields: z.ZodMiniType<ProfilePicture> = z.object({
  fileId: z.union([z.literal(''), itemId], { error: 'id_invalid' }),
  crop: blankOr(crop),
});

export const emptyProfilePicture = (): ProfilePicture => ({ fileId: '', crop: null });

/** A picture is only shown through its crop. */
export const profilePictureContent = wholeOrEmpty(fields, ['fileId', 'crop']);
