import { z } from 'zod/mini';
import type { Draft } from '../kit/draft.ts';
import { withCardCrop } from './card-crop.ts';
import type { ProfilePicture } from './fields.ts';

const crop = z.optional(z.nullable(z.object({ left: z.number(), top: z.number(), side: z.number() })));

const stored = z.object({ fileId: z.string(), crop, cardCrop: crop });

export const adoptProfilePicture = (draft: unknown): Draft<ProfilePicture> | undefined => {
  const { data } = stored.safeParse(draft);
  if (!data) return undefined;
  const { fileId, crop: square, cardCrop } = data;
  return cardCrop ? { fileId, crop: square, cardCrop } : withCardCrop({ fileId, crop: square });
};
