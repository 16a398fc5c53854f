import { contentTypeOf } from '../content-type.ts';
import { serve } from '../process/serve.ts';
import { hasActiveContent } from './active-content.ts';
import { isEncryptionAmbiguous } from './ambiguous-encryption.ts';
import type { PdfCheck, PdfOrder } from './check-pdf.ts';
import { findObjects } from './find-objects.ts';
import { openPdf } from './open-pdf.ts';

serve(async ({ source, mostPages }: PdfOrder): Promise<PdfCheck> => {
  if (contentTypeOf(source) !== 'application/pdf') return { ok: false, code: 'file_type' };
  try {
    const pdf = await openPdf(source);
    if (pdf === 'encrypted') return { ok: false, code: 'file_pdf_encrypted' };
    const found = findObjects(source, pdf.cipher);
    if (isEncryptionAmbiguous(found, pdf.cipher !== undefined)) return { ok: false, code: 'file_broken' };
    if (hasActiveContent(found)) return { ok: false, code: 'file_pdf_active' };
    if (pdf.pages > mostPages) return { ok: false, code: 'file_pdf_pages' };
    return pdf.pages === 0 ? { ok: false, code: 'file_broken' } : { ok: true, pages: pdf.pages };
  } catch {
    return { ok: false, code: 'file_broken' };
  }
});
