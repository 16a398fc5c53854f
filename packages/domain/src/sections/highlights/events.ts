import { z } from 'zod/mini';
import { defineEvent } from '../../events/definition.ts';

export const highlightsEvents = {
  HighlightsWritten: defineEvent(
    'HighlightsWritten',
    z.object({
      firstVideo: z.string(),
      firstTitle: z.string(),
      secondVideo: z.string(),
      secondTitle: z.string(),
      channel: z.string(),
    }),
  ),
};
