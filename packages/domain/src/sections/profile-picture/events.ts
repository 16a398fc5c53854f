import { z } from 'zod/mini';
import { defineEvent } from '../../events/definition.ts';
import { withCardCrop } from './card-crop.ts';

const crop = z.nullable(z.object({ left: z.number(), top: z.number(), side: z.number() }));

const firstVersion = z.object({ fileId: z.string(), crop });

export const profilePictureEvents = {
  ProfilePictureWritten: defineEvent('ProfilePictureWritten', z.extend(firstVersion, { cardCrop: crop }), {
    schemaVersion: 2,
    upcast: { 1: (old) => withCardCrop(firstVersion.parse(old)) },
  }),
};
