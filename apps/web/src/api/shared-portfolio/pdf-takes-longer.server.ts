import type { Language } from '@palmares/domain/kernel';
import { m } from '../../paraglide/messages.js';
import { plainPage } from '../forms/plain-page.server.ts';

/** Its only link asks for the same address again. */
export const pdfTakesLonger = (
  locale: Language,
  { status, retryAfter }: { readonly status: 429 | 503; readonly retryAfter: number },
): Response =>
  plainPage(locale, {
    status,
    title: m.scout_pdf_later_title({}, { locale }),
    body: `<p>${m.scout_pdf_later_text({}, { locale })}</p><p><a href="">${m.scout_pdf_later_again({}, { locale })}</a></p>`,
    headers: { 'retry-after': String(retryAfter) },
  });
