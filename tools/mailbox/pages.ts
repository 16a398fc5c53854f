import { Html, html } from './html.ts';
import type { MailKind } from './kinds.ts';
import type { Mail } from './mail-store.ts';

const style = new Html(`
  :root { color-scheme: light dark; --paper: light-dark(#fbfaf7, #14130f); --ink: light-dark(#1b1a17, #f1efe8);
    --muted: light-dark(#67645b, #a29e92); --line: light-dark(#e4e1d8, #2e2c26); --accent: light-dark(#a8481f, #f0945f); }
  * { box-sizing: border-box }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
  header, main { max-width: 52rem; margin: 0 auto; padding: 1.25rem 1rem }
  header { display: flex; align-items: baseline; justify-content: space-between; gap: 1rem; border-bottom: 1px solid var(--line) }
  h1 { font-size: 1.25rem; margin: 0; letter-spacing: -.01em } h1 a { color: inherit; text-decoration: none }
  a { color: var(--accent) } a:focus-visible, button:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px }
  .muted { color: var(--muted); font-size: .875rem } .empty { padding: 4rem 0; text-align: center; color: var(--muted) }
  ol { list-style: none; margin: 0; padding: 0 }
  li a { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; padding: .9rem 0; border-bottom: 1px solid var(--line); color: inherit; text-decoration: none }
  li a:hover strong { color: var(--accent) } strong, .muted { overflow-wrap: anywhere }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1.25rem } dt { color: var(--muted) } dd { margin: 0; overflow-wrap: anywhere }
  iframe { width: 100%; min-height: 32rem; border: 1px solid var(--line); border-radius: .5rem; background: #fff }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid var(--line); border-radius: .5rem; font: .9rem/1.5 ui-monospace, monospace }
  h2 { font-size: 1.5rem; line-height: 1.25; margin: .5rem 0 1rem; overflow-wrap: anywhere } h3 { font-size: 1rem; margin: 1.5rem 0 .5rem }
`);

const page = (title: string, main: Html, refresh = new Html('')): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${refresh}
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<header><h1><a href="/">Palmarès mailbox</a></h1><span class="muted">No mail here has left this machine.
<a href="/kinds/en">Every kind of mail</a> · <a href="/kinds/fr-ca">in French</a></span></header>
<main>${main}</main>
</body>
</html>`.text;

const when = (mail: Mail): Html =>
  html`<time datetime="${mail.receivedAt}">${mail.receivedAt.slice(0, 19).replace('T', ' ')} UTC</time>`;

export const listPage = (mails: readonly Mail[]): string => {
  const items = mails.map(
    (mail) => html`<li><a href="/mails/${mail.id}"><strong>${mail.subject || '(no subject)'}</strong>
      <span class="muted">${when(mail)}</span><span class="muted">to ${mail.to.join(', ')}</span></a></li>`,
  );
  const main =
    mails.length > 0
      ? html`<ol>${items}</ol>`
      : html`<p class="empty">No mail yet. What the product sends appears here.</p>`;
  return page('Mailbox', main, html`<meta http-equiv="refresh" content="5">`);
};

export const mailPage = (mail: Mail): string =>
  page(
    mail.subject || 'Mail',
    html`<h2>${mail.subject || '(no subject)'}</h2>
<dl><dt>From</dt><dd>${mail.from}</dd><dt>To</dt><dd>${mail.to.join(', ')}</dd><dt>Received</dt><dd>${when(mail)}</dd>
<dt>Source</dt><dd><a href="/mails/${mail.id}.eml">${mail.id}.eml</a></dd></dl>
${mail.html ? html`<h3>HTML</h3><iframe sandbox="" title="The mail as HTML" src="/mails/${mail.id}/html"></iframe>` : ''}
<h3>Text</h3><pre>${mail.text || '(none)'}</pre>`,
  );

export const kindsPage = (language: string, kinds: readonly MailKind[]): string =>
  page(
    'Every kind of mail',
    html`${kinds.map(
      ({ queue, mail: { subject, text } }, place) => html`<h2>${subject}</h2><p class="muted">${queue}</p>
<iframe sandbox="" title="${subject}" src="/kinds/${language}/${String(place)}"></iframe><pre>${text}</pre>`,
    )}`,
  );
