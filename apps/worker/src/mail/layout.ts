import { type Language, localeTag } from '@palmares/domain/kernel';
import { m } from '../paraglide/messages.js';
import { breakable, Html, html } from './html.ts';
import { markPicture } from './mark.ts';

export const SUPPORT = 'support@palmares.example';

export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface CardTop {
  /** Sport and position; empty if there is none. */
  readonly kicker: string;
  readonly name: string;
  /** Year of graduation in words; empty if there is none. */
  readonly year: string;
}

type Block =
  | { readonly paragraph: string }
  | { readonly code: string }
  /** The top of the athlete’s card. */
  | { readonly card: CardTop }
  /** Values with their labels, as a table. */
  | { readonly facts: readonly Fact[] }
  | { readonly button: string; readonly href: string }
  /** For an action that few readers want. A mail has one button. */
  | { readonly link: string; readonly href: string };

export interface Letter {
  readonly language: Language;
  /** Null for an unverified address: it could be anybody's text in a stranger's mailbox. */
  readonly firstName: string | null;
  readonly subject: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Absent if the mail is about the reader's own account. */
  readonly footer?: string;
}

export interface RenderedMail {
  readonly language: Language;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/**
 * Only the dark mode and the narrowest phones: every element has its light colors inline, for mail programs that drop the
 * style sheet.
 */
const style = new Html(`
  @media (prefers-color-scheme: dark) {
    .canvas { background: #161412 !important; }
    .card { background: #201d1a !important; border-color: #47423a !important; }
    .ink { color: #f2eee7 !important; }
    .soft { color: #b9b1a4 !important; }
    .rule { border-color: #47423a !important; }
    .code { background: #161412 !important; color: #f2eee7 !important; border-color: #7a7266 !important; }
  }
  @media (max-width: 440px) {
    .label { display: block; width: auto !important; padding: 10px 0 0 !important; }
    .value { display: block; padding: 0 0 10px !important; border-top: 0 !important; }
  }
`);

const font = 'font-family:Archivo,system-ui,-apple-system,Segoe UI,Roboto,sans-serif';

const factHtml = ({ label, value }: Fact): Html =>
  html`<tr><th class="label soft rule" scope="row" style="width:34%;padding:10px 16px 10px 0;text-align:left;vertical-align:top;font-weight:400;color:#5c564c;border-top:1px solid #d6d0c4">${label}</th><td class="value ink rule" style="padding:10px 0;vertical-align:top;font-weight:700;overflow-wrap:anywhere;color:#201d18;border-top:1px solid #d6d0c4">${breakable(value)}</td></tr>`;

const cardHtml = ({ kicker, name, year }: CardTop): Html =>
  html`<div class="code" style="margin:24px 0;padding:16px;background:#f6f4f0;border:1px solid #d6d0c4;border-radius:8px">${
    kicker === '' ? '' : html`<p class="soft" style="margin:0;font-size:14px;color:#5c564c">${kicker}</p>`
  }<p class="ink" style="margin:0;font-size:24px;font-weight:800;line-height:1.2;overflow-wrap:anywhere;color:#201d18">${name}</p>${
    year === '' ? '' : html`<p class="ink" style="margin:4px 0 0;color:#201d18">${year}</p>`
  }</div>`;

const blockHtml = (block: Block): Html => {
  if ('card' in block) return cardHtml(block.card);
  if ('facts' in block)
    return html`<table style="width:100%;margin:16px 0;border-collapse:collapse;font-size:16px;line-height:1.5">${block.facts.map(factHtml)}</table>`;
  if ('code' in block)
    return html`<p class="code" style="margin:24px 0;padding:16px;text-align:center;font:700 36px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px;color:#201d18;background:#f6f4f0;border:1px solid #8c8475;border-radius:8px">${block.code}</p>`;
  if ('button' in block)
    return html`<p style="margin:24px 0"><a class="go" href="${block.href}" style="display:inline-block;padding:14px 24px;font-weight:700;text-decoration:none;color:#201d18;background:#ffd21a;border-radius:8px">${block.button}</a></p>`;
  if ('link' in block)
    return html`<p style="margin:16px 0"><a class="ink" href="${block.href}" style="color:#201d18">${block.link}</a></p>`;
  return html`<p class="ink" style="margin:16px 0;color:#201d18">${block.paragraph}</p>`;
};

const blockText = (block: Block, language: Language): string => {
  if ('card' in block) {
    const { kicker, name, year } = block.card;
    return [kicker, name, year].filter((line) => line !== '').join('\n');
  }
  if ('facts' in block)
    return block.facts.map(({ label, value }) => m.mail_fact({ label, value }, { locale: language })).join('\n');
  if ('code' in block) return `    ${block.code}`;
  if ('button' in block) return `${block.button}\n${block.href}`;
  if ('link' in block) return `${block.link}\n${block.href}`;
  return block.paragraph;
};

/** Renders the common layout of every mail, as HTML and as equivalent text. */
export const renderMail = ({ language, firstName, subject, title, blocks, footer: own }: Letter): RenderedMail => {
  const greeting =
    firstName === null
      ? m.mail_greeting_plain({}, { locale: language })
      : m.mail_greeting({ firstName }, { locale: language });
  const footer = own ?? m.mail_footer({ support: SUPPORT }, { locale: language });
  const lang = localeTag(language);
  const page = html`<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${subject}</title><style>${style}</style></head>
<body class="canvas" style="margin:0;background:#f6f4f0">
<div class="canvas" lang="${lang}" style="padding:24px 12px;background:#f6f4f0;${font};font-size:16px;line-height:1.5">
<div class="card" style="max-width:520px;margin:0 auto;padding:24px;background:#fffdf9;border:1px solid #d6d0c4;border-radius:12px">
<p class="ink" style="margin:0 0 24px;font-size:20px;font-weight:800;line-height:32px;color:#201d18"><img src="cid:${markPicture.cid}" width="32" height="32" alt="" style="display:inline-block;vertical-align:top;margin-right:10px;border:0">Palmarès</p>
<h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:1.2;color:#201d18">${title}</h1>
<p class="ink" style="margin:16px 0;color:#201d18">${greeting}</p>
${blocks.map(blockHtml)}
</div>
<p class="soft" style="max-width:520px;margin:16px auto 0;font-size:14px;color:#5c564c">${footer}</p>
</div></body></html>`;
  const text = [title, greeting, ...blocks.map((block) => blockText(block, language)), '-- ', footer].join('\n\n');
  return { language, subject, html: page.text, text: `${text}\n` };
};
