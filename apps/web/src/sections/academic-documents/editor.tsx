import { academicDocument, academicDocumentsLimits } from '@palmares/domain/sections';
import { NoDocumentsDrawing } from '../../drawings/empty/no-documents.tsx';
import { m } from '../../paraglide/messages.js';
import type { ItemKind } from '../kit/item-kind.ts';
import { listEditor } from '../kit/list-editor.tsx';
import { AddDocuments } from './add-documents.tsx';
import { documentFacts } from './document-facts.ts';
import type { DocumentDraft } from './document-form.tsx';
import { loadDocumentForm } from './load-form.ts';

const documents: ItemKind<DocumentDraft> = {
  schema: academicDocument,
  max: academicDocumentsLimits.documents,
  isBlank: () => false,
  Add: AddDocuments,
  Picture: NoDocumentsDrawing,
  nameOf: ({ name }) => name,
  linesOf: (document) => [[documentFacts(document)]],
  loadForm: loadDocumentForm,
  words: {
    title: m.academic_documents_title,
    add: m.academic_documents_add,
    empty: m.academic_documents_empty,
    unnamed: m.academic_document_unnamed,
  },
};

export const AcademicDocumentsEditor = listEditor('documents', documents);
