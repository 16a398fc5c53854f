import { z } from 'zod/mini';
import { defineEvent } from '../../events/definition.ts';

export const visionEvents = {
  VisionWritten: defineEvent('VisionWritten', z.object({ dreams: z.string(), plan: z.string() })),
};
