import { DOCUMENT_PAGES, type FileCode } from '@palmares/domain/files';
import { type Program, programNamed, runInProcess } from '../process/run.ts';

export type PdfCheck = { readonly ok: true; readonly pages: number } | { readonly ok: false; readonly code: FileCode };

const program: Program = {
  path: programNamed('pdf-process'),
  heapMiB: 256,
  memoryMiB: 512,
  seconds: 10,
};

/** The request to the PDF process. It carries the limit, because the process may read no other package. */
export interface PdfOrder {
  readonly source: Uint8Array;
  readonly mostPages: number;
}

/**
 * Counts the pages of a PDF in a separate process. Refuses one that is encrypted, broken or too long, or that does or
 * contains more than printed paper could.
 */
export const checkPdf = async (source: Uint8Array): Promise<PdfCheck> => {
  if (source.length === 0) return { ok: false, code: 'file_empty' };
  const order: PdfOrder = { source, mostPages: DOCUMENT_PAGES };
  return (await runInProcess<PdfCheck>(program, order)) ?? { ok: false, code: 'file_broken' };
};
