import { kindsIn, shownHtml } from './kinds.ts';
import type { MailStore } from './mail-store.ts';
import { kindsPage, listPage, mailPage } from './pages.ts';

const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
/** Policy for a mail: styles and embedded images, but no scripts and no requests. */
const mailPolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";

const respond = (body: string | Buffer<ArrayBuffer>, type: string, policy = pagePolicy): Response =>
  new Response(body, {
    headers: {
      'content-type': type,
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  });

const page = (text: string) => respond(text, 'text/html; charset=utf-8');
const missing = () =>
  new Response('There is no such mail.', { status: 404, headers: { 'content-type': 'text/plain' } });

const answerMail = (mails: MailStore, path: string): Response => {
  const [, , name = '', part] = path.split('/');
  const id = name.replace(/\.eml$/, '');
  const mail = mails.find(id);
  if (!mail) return missing();
  if (part === 'html') return respond(mail.html, 'text/html; charset=utf-8', mailPolicy);
  const raw = name.endsWith('.eml') ? mails.raw(id) : undefined;
  return raw ? respond(Buffer.from(raw), 'message/rfc822') : page(mailPage(mail));
};

/** `/kinds/en` lists every mail that the product sends, `/kinds/en/3` is one of them. */
const answerKinds = (path: string): Response => {
  const [, , language = '', place] = path.split('/');
  const kinds = kindsIn(language);
  if (place === undefined) return kinds ? page(kindsPage(language, kinds)) : missing();
  const kind = kinds?.[Number(place)];
  return kind ? respond(shownHtml(kind.mail), 'text/html; charset=utf-8', mailPolicy) : missing();
};

const answerApi = (mails: MailStore, method: string, to: string | null): Response => {
  if (method === 'DELETE') {
    mails.clear();
    return new Response(null, { status: 204 });
  }
  return respond(JSON.stringify(mails.all(to ?? undefined)), 'application/json');
};

const localNames = new Set(['127.0.0.1', 'localhost', '[::1]']);

export const answer =
  (mails: MailStore) =>
  (request: Request): Response => {
    const { hostname, pathname, searchParams } = new URL(request.url);
    // Otherwise a web page elsewhere could read the mails through a host name that resolves to this machine (DNS
    // rebinding).
    if (!localNames.has(hostname)) return new Response('Not this host.', { status: 421 });
    if (pathname === '/api/mails' && ['GET', 'DELETE'].includes(request.method))
      return answerApi(mails, request.method, searchParams.get('to'));
    if (request.method !== 'GET') return new Response(null, { status: 405 });
    if (pathname === '/') return page(listPage(mails.all()));
    if (pathname.startsWith('/kinds/')) return answerKinds(pathname);
    return pathname.startsWith('/mails/') ? answerMail(mails, pathname) : missing();
  };
