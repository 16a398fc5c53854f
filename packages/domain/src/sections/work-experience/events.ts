import { z } from 'zod/mini';
import { defineEvent } from '../../events/definition.ts';

const index = z.int();
const item = z.object({
  id: z.string(),
  company: z.string(),
  title: z.string(),
  startYear: z.int(),
  endYear: z.nullable(z.int()),
  description: z.string(),
});

export const workExperienceEvents = {
  JobAdded: defineEvent('JobAdded', z.object({ index, item })),
  JobChanged: defineEvent('JobChanged', z.object({ item })),
  JobMoved: defineEvent('JobMoved', z.object({ id: z.string(), index })),
  JobRemoved: defineEvent('JobRemoved', z.object({ id: z.string() })),
};
