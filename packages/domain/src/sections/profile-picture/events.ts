import { z } from 'zod/mini';
import { defineEvent } from '../../events/definition.ts';

const crop = z.object({ left: z.number(), top: z.number(), side: z.number() });

export const profilePictureEvents = {
  ProfilePictureWritten: defineEvent('ProfilePictureWritten', z.object({ fileId: z.string(), crop: z.nullable(crop) })),
};
