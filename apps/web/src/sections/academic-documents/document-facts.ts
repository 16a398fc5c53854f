import type { DraftContent } from '@palmares/domain/portfolio';
import { separated } from '@palmares/ui';
import { bytesWords, typeWords } from '../../notices/file-words.ts';
import { m } from '../../paraglide/messages.js';

type Facts = Pick<DraftContent<'academic-documents'>['documents'][number], 'type' | 'bytes' | 'pages'>;

/** `PDF · 2 pages · 180 kB` */
export const documentFacts = ({ type, bytes, pages }: Facts): string =>
  separated([
    type === '' ? '' : typeWords([type]),
    typeof pages === 'number' ? m.academic_document_pages({ pages }) : '',
    bytes === undefined ? '' : bytesWords(bytes),
  ]);
