import { z } from 'zod/mini';
import { defineEvent } from '../../events/definition.ts';

export const mottoEvents = {
  MottoWritten: defineEvent('MottoWritten', z.object({ motto: z.string(), explanation: z.string() })),
};
