import { createHash } from 'node:crypto';
import type { Language } from '@palmares/domain/kernel';
import { canvasColors } from '@palmares/ui';
import { languageTag } from '../../i18n/language.ts';

const style = [
  `:root{color-scheme:dark light;--canvas:${canvasColors.dark};--ink:#f7f3ea;--muted:#c0b8a8}`,
  `@media (prefers-color-scheme:light){:root{--canvas:${canvasColors.light};--ink:#1a1712;--muted:#5c554b}}`,
  'body{max-width:30rem;margin:0 auto;padding:4rem 1rem;background:var(--canvas);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}',
  'h1{font-size:1.625rem;line-height:1.2;margin:0 0 .75rem}',
  'p{margin:0 0 1.5rem;color:var(--muted)}',
  'a,button{display:inline-block;padding:.75rem 1.25rem;border:0;border-radius:.5rem;background:#ffd21a;color:#1a1400;font:inherit;font-weight:600;text-decoration:none}',
].join('');

const styleHash = createHash('sha256').update(style).digest('base64');

interface PlainPage {
  readonly status: number;
  readonly title: string;
  /** HTML. The caller escapes any text that comes from other people. */
  readonly body: string;
  /** True if it has a form, which may then post to this site. */
  readonly hasForm?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A page without scripts and without files of its own. */
export const plainPage = (
  locale: Language,
  { status, title, body, hasForm = false, headers = {} }: PlainPage,
): Response => {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style>`;
  const formAction = hasForm ? "'self'" : "'none'";
  return new Response(
    `<!doctype html><html lang="${languageTag(locale)}"><head>${head}</head><body><main><h1>${title}</h1>${body}</main></body></html>`,
    {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'; form-action ${formAction}`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        ...headers,
      },
    },
  );
};
