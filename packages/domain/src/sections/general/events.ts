import { z } from 'zod/mini';
import { defineEvent } from '../../events/definition.ts';

export const generalEvents = {
  GeneralWritten: defineEvent(
    'GeneralWritten',
    z.object({
      fullName: z.string(),
      nickname: z.string(),
      height: z.nullable(z.object({ feet: z.number(), inches: z.number() })),
      weight: z.nullable(z.number()),
      hometown: z.string(),
      residency: z.nullable(z.object({ country: z.enum(['can', 'usa']), region: z.string() })),
      gender: z.enum(['', 'm', 'f']),
      jerseyNumber: z.nullable(z.number()),
      teamColor: z.enum(['', 'red', 'orange', 'gold', 'green', 'blue', 'purple']),
      writesIn: z.enum(['', 'en', 'fr-ca']),
    }),
  ),
};
