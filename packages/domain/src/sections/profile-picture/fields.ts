import { z } from 'zod/mini';
import { type Crop, cardCrop, crop } from '../../files/index.ts';
import { isBlank } from '../kit/draft.ts';
import { itemId } from '../kit/item-commands.ts';
import { blankOr, wholeOrEmpty } from '../kit/whole-or-empty.ts';
import { withCardCrop } from './card-crop.ts';

export interface ProfilePicture {
  /** Empty without a picture. */
  fileId: string;
  crop: Crop | null;
  /** The window that the card shows on a phone. */
  cardCrop: Crop | null;
}

const fields: z.ZodMiniType<ProfilePicture> = z.object({
  fileId: z.union([z.literal(''), itemId], { error: 'id_invalid' }),
  crop: blankOr(crop),
  cardCrop: blankOr(cardCrop),
});

export const emptyProfilePicture = (): ProfilePicture => ({ fileId: '', crop: null, cardCrop: null });

const squareOnly = z.looseObject({ crop: z.unknown(), cardCrop: z.optional(z.unknown()) });

/** A command that was stored before there was a window on the card has the square alone. */
const withBothCrops = (given: unknown): unknown => {
  const { data } = squareOnly.safeParse(given);
  return data && isBlank(data.cardCrop) ? withCardCrop(data) : given;
};

/** A picture is only shown through its crops. */
export const profilePictureContent: z.ZodMiniType<ProfilePicture> = z.pipe(
  z.pipe(z.unknown(), z.transform(withBothCrops)),
  wholeOrEmpty(fields, ['fileId', 'crop', 'cardCrop']),
);
