import type { Language } from '@palmares/domain/kernel';
import type { DraftContent } from '@palmares/domain/portfolio';
import { m } from '../paraglide/messages.js';
import { bytesWords, inLanguage, quoted } from '../voice.ts';
import { choice, type ItemReading, type RecordWords, readRecord, type SectionWords, text } from './reading.ts';

type AcademicDocument = DraftContent<'academic-documents'>['documents'][number];

const typeNames = { '': '', 'application/pdf': 'PDF', 'image/jpeg': 'JPEG', 'image/png': 'PNG' } as const;

const sizeOf = ({ bytes }: AcademicDocument, language: Language): string =>
  bytes === undefined ? '' : bytesWords(bytes, language);

const pagesOf = ({ pages }: AcademicDocument, language: Language): string =>
  pages === undefined || pages === null ? '' : m.academic_document_pages({ pages }, inLanguage(language));

const fields: RecordWords<AcademicDocument> = {
  name: text(m.academic_document_name_label),
  type: choice(
    () => m.academic_document_type_label,
    ({ type }) => typeNames[type],
  ),
  bytes: choice(() => m.academic_document_bytes_label, sizeOf),
  pages: choice(() => m.academic_document_pages_label, pagesOf),
};

export const readAcademicDocument = (item: AcademicDocument, language: Language): ItemReading => ({
  id: item.id,
  name: quoted(item.name, language),
  lines: [
    item.name,
    [typeNames[item.type], pagesOf(item, language), sizeOf(item, language)].filter((word) => word !== '').join(' · '),
  ],
  fields: readRecord(fields, item, language),
});

export const academicDocumentsWords: SectionWords<'academic-documents'> = {
  title: (language) => m.section_academic_documents_title({}, inLanguage(language)),
  read: ({ documents }, language) => {
    const title = m.academic_documents_title({}, inLanguage(language));
    const items = documents.map((item) => readAcademicDocument(item, language));
    return { fields: [], lists: [{ path: ['documents'], label: title, items }] };
  },
};
