import { z } from 'zod';
import { defineEvent, type EventOf } from '../../events/definition.ts';

export const mottoEvents = {
  MottoWritten: defineEvent('MottoWritten', z.object({ motto: z.string(), explanation: z.string() })),
};

export type MottoEvent = EventOf<typeof mottoEvents>;
