import { z } from 'zod/mini';
import { defineEvent } from '../../events/definition.ts';

export const identitySectionEvents = {
  ShownIdentityPartsWritten: defineEvent(
    'ShownIdentityPartsWritten',
    z.object({ masks: z.boolean(), colors: z.boolean(), learningStyles: z.boolean(), grit: z.boolean() }),
  ),
};
