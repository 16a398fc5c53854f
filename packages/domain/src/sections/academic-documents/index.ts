import { oneListSection } from '../kit/one-list-section.ts';
import { academicDocumentEvents } from './events.ts';
import { academicDocument, academicDocumentsLimits } from './fields.ts';

export const academicDocuments = oneListSection({
  name: 'academic-documents',
  noun: 'AcademicDocument',
  key: 'documents',
  item: academicDocument,
  max: academicDocumentsLimits.documents,
  events: academicDocumentEvents,
  file: ({ id, type, bytes, pages }) => ({ id, kind: 'document', facts: { type, bytes, pages } }),
});
