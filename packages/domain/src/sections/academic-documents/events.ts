import { z } from 'zod/mini';
import { defineEvent } from '../../events/definition.ts';

const index = z.int();
const item = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(['image/jpeg', 'image/png', 'application/pdf']),
  bytes: z.number(),
  pages: z.nullable(z.number()),
});

export const academicDocumentEvents = {
  AcademicDocumentAdded: defineEvent('AcademicDocumentAdded', z.object({ index, item })),
  AcademicDocumentChanged: defineEvent('AcademicDocumentChanged', z.object({ item })),
  AcademicDocumentMoved: defineEvent('AcademicDocumentMoved', z.object({ id: z.string(), index })),
  AcademicDocumentRemoved: defineEvent('AcademicDocumentRemoved', z.object({ id: z.string() })),
};
