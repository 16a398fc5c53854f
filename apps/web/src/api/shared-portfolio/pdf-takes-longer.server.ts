import type { Language } from '@palmares/domain/kernel';
import { languageTag } from '../../i18n/language.ts';
import { m } from '../../paraglide/messages.js';

/** A page without scripts or styles, whose only link asks for the same address again. */
export const pdfTakesLonger = (
  locale: Language,
  { status, retryAfter }: { readonly status: 429 | 503; readonly retryAfter: number },
): Response => {
  const title = m.scout_pdf_later_title({}, { locale });
  const body = `<h1>${title}</h1><p>${m.scout_pdf_later_text({}, { locale })}</p><p><a href="">${m.scout_pdf_later_again({}, { locale })}</a></p>`;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>`;
  return new Response(
    `<!doctype html><html lang="${languageTag(locale)}"><head>${head}</head><body>${body}</body></html>`,
    {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'retry-after': String(retryAfter),
      },
    },
  );
};
