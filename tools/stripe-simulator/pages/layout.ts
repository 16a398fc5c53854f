import { Html, html } from './html.ts';
import type { Speech } from './words.ts';

const style = new Html(`
  :root { color-scheme: light dark; --canvas: #f6f4f0; --card: #fffdf9; --ink: #201d18; --soft: #5c564c; --line: #d6d0c4;
    --go: #8a2f0f; --on-go: #fff; --bad: #9c1c1c; }
  @media (prefers-color-scheme: dark) { :root { --canvas: #161412; --card: #201d1a; --ink: #f2eee7; --soft: #b9b1a4;
    --line: #47423a; --go: #ffb38f; --on-go: #2a1208; --bad: #ffb0a6; } }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--canvas); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
  .notice { padding: .75rem 1rem; border-bottom: 1px solid var(--line); text-align: center; }
  main { max-width: 30rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
  h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 1rem; }
  .card { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1.25rem; margin: 0 0 1rem; }
  .price { font-size: 2rem; font-weight: 700; font-variant-numeric: tabular-nums; }
  .soft { color: var(--soft); }
  .bad { color: var(--bad); font-weight: 600; }
  label { display: block; font-weight: 600; margin-top: 1rem; }
  input { display: block; width: 100%; min-height: 44px; margin-top: .25rem; padding: .5rem .75rem; font: inherit;
    color: inherit; background: var(--canvas); border: 1px solid var(--soft); border-radius: 8px; }
  .check { display: flex; gap: .5rem; align-items: center; min-height: 44px; }
  .check input { width: 1.25rem; min-height: 1.25rem; margin: 0; flex: none; }
  .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
  button, .button { display: flex; align-items: center; justify-content: center; min-height: 44px; width: 100%;
    margin-top: 1rem; padding: .5rem 1rem; font: inherit; font-weight: 700; border-radius: 8px; cursor: pointer;
    text-decoration: none; border: 1px solid var(--soft); background: transparent; color: var(--ink); }
  .go { background: var(--go); color: var(--on-go); border-color: var(--go); }
  :focus-visible { outline: 3px solid var(--go); outline-offset: 2px; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0; }
  dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
`);

export const page = (speech: Speech, title: string, body: Html, status = 200): Response =>
  new Response(
    html`<!doctype html><html lang="${speech.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} · ${speech.words.simulatorTitle}</title><style>${style}</style></head><body><div class="notice" role="note">${speech.words.simulatorNotice}</div><main><h1>${title}</h1>${body}</main></body></html>`
      .text,
    {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      },
    },
  );

export const goTo = (address: string): Response => new Response(null, { status: 303, headers: { location: address } });

export const nothingHere = (speech: Speech): Response => page(speech, speech.words.notFoundTitle, html``, 404);
