import type { Language } from '@palmares/domain/kernel';
import { m } from '../../paraglide/messages.js';
import { escaped } from '../forms/escaped.ts';
import { plainPage } from '../forms/plain-page.server.ts';

/** The page's only link requests the same address again. */
export const pdfTakesLonger = (
  locale: Language,
  { status, retryAfter }: { readonly status: 429 | 503; readonly retryAfter: number },
): Response =>
  plainPage(locale, {
    status,
    title: m.shared_pdf_later_title({}, { locale }),
    body: `<p>${m.shared_pdf_later_text({}, { locale })}</p><p><a href="">${m.shared_pdf_later_again({}, { locale })}</a></p>`,
    headers: { 'retry-after': String(retryAfter) },
  });

/** Maximum letters to list, which fit in one line of the page. */
const MAX_LETTERS = 20;

/** Answers with the letters that the PDF would lose. */
export const pdfLacksLetters = (locale: Language, missing: readonly string[]): Response => {
  const letters = missing.slice(0, MAX_LETTERS).map(escaped).join(' ');
  return plainPage(locale, {
    status: 422,
    title: m.shared_pdf_letters_title({}, { locale }),
    body: `<p>${m.shared_pdf_letters_text({ letters }, { locale })}</p>`,
  });
};
