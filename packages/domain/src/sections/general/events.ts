import { z } from 'zod';
import { defineEvent } from '../../events/definition.ts';

export const generalEvents = {
  GeneralWritten: defineEvent(
    'GeneralWritten',
    z.object({
      fullName: z.string(),
      nickname: z.string(),
      height: z.object({ feet: z.number(), inches: z.number() }).nullable(),
      weight: z.number().nullable(),
      hometown: z.string(),
      residency: z.object({ country: z.enum(['can', 'usa']), region: z.string() }).nullable(),
      gender: z.enum(['', 'm', 'f']),
      jerseyNumber: z.number().nullable(),
      teamColor: z.enum(['', 'red', 'orange', 'gold', 'green', 'blue', 'purple']),
      writesIn: z.enum(['', 'en', 'fr-ca']),
    }),
  ),
};
