import { createHash } from 'node:crypto';
import type { Language } from '@palmares/domain/kernel';
import { canvasColors } from '@palmares/ui';
import { languageTag } from '../../i18n/language.ts';
import { m } from '../../paraglide/messages.js';

const style = [
  `:root{color-scheme:dark light;--canvas:${canvasColors.dark};--ink:#f7f3ea;--muted:#c0b8a8}`,
  `@media (prefers-color-scheme:light){:root{--canvas:${canvasColors.light};--ink:#1a1712;--muted:#5c554b}}`,
  'body{max-width:30rem;margin:0 auto;padding:4rem 1rem;background:var(--canvas);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}',
  'h1{font-size:1.625rem;line-height:1.2;margin:0 0 .75rem}',
  'p{margin:0 0 1.5rem;color:var(--muted)}',
  'a{display:inline-block;padding:.75rem 1.25rem;border-radius:.5rem;background:#ffd21a;color:#1a1400;font-weight:600;text-decoration:none}',
].join('');

const styleHash = createHash('sha256').update(style).digest('base64');

/** A page without scripts and without files of its own, whose only link asks for the same address again. */
export const pdfTakesLonger = (
  locale: Language,
  { status, retryAfter }: { readonly status: 429 | 503; readonly retryAfter: number },
): Response => {
  const title = m.scout_pdf_later_title({}, { locale });
  const body = `<h1>${title}</h1><p>${m.scout_pdf_later_text({}, { locale })}</p><p><a href="">${m.scout_pdf_later_again({}, { locale })}</a></p>`;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style>`;
  return new Response(
    `<!doctype html><html lang="${languageTag(locale)}"><head>${head}</head><body>${body}</body></html>`,
    {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'retry-after': String(retryAfter),
      },
    },
  );
};
