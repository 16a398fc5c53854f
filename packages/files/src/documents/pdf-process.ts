import { contentTypeOf } from '../content-type.ts';
import { serve } from '../process/serve.ts';
import { isActive } from './active-content.ts';
import type { PdfCheck, PdfOrder } from './check-pdf.ts';
import { hidesObjects } from './hidden-objects.ts';
import { parsePdf } from './parse-pdf.ts';

serve(async ({ source, mostPages }: PdfOrder): Promise<PdfCheck> => {
  if (contentTypeOf(source) !== 'application/pdf') return { ok: false, code: 'file_type' };
  try {
    const pdf = await parsePdf(source);
    if (pdf === 'encrypted') return { ok: false, code: 'file_pdf_encrypted' };
    if (pdf.objects.some(isActive)) return { ok: false, code: 'file_pdf_active' };
    if (pdf.objects.some(hidesObjects)) return { ok: false, code: 'file_broken' };
    const pages = pdf.document.getPageCount();
    if (pages > mostPages) return { ok: false, code: 'file_pdf_pages' };
    return pages === 0 ? { ok: false, code: 'file_broken' } : { ok: true, pages };
  } catch {
    return { ok: false, code: 'file_broken' };
  }
});
