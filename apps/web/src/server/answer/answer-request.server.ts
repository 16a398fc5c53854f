import { randomBytes } from 'node:crypto';
import { uuidv7 } from '@palmares/event-store/uuid';
import { isAppShell } from '../../browser/app-shell.ts';
import { isDeveloperPage, isLocalised, languageOf, withLanguage } from '../../i18n/language.ts';
import { readerOf } from '../../i18n/reader.ts';
import { paraglideMiddleware } from '../../paraglide/server.js';
import { clock } from '../clock.server.ts';
import { config } from '../config.server.ts';
import { allowByHash } from '../kept-pages/policy-by-hash.server.ts';
import { addressOf } from '../limits/address.server.ts';
import { boundBody, type GateRefusal, refuseAtGate } from '../limits/gate.server.ts';
import { limitsOfRoute } from '../limits/route-of.server.ts';
import { log } from '../log.server.ts';
import { requestScope, runInRequestScope } from '../request-scope.server.ts';
import { inRequestSpan } from '../tracing/request-span.server.ts';
import { barePageAskedTooOften, pageOrBarePage } from './bare-error-page.server.ts';
import { canonicalPath } from './canonical-path.server.ts';
import { answerHealth } from './health.server.ts';
import { isHtml } from './is-html.ts';
import { rememberedLanguage, rememberLanguage } from './language-cookie.server.ts';
import { isFromOurOrigin, namesNoOrigin } from './origin-check.server.ts';
import { paintFirst } from './paint-first.server.ts';
import { publishedSchema } from './published-schema.server.ts';
import { apiHeaders, pageHeaders } from './security-headers.server.ts';
import { securityTxt } from './security-txt.server.ts';
import { siteFile } from './site-files.server.ts';
import { tooOldNotice } from './too-old-notice.server.ts';
import { orFailure, unlessLeft } from './unanswered.server.ts';

const withHeaders = (response: Response, headers: Record<string, string>): Response => {
  const merged = new Headers(response.headers);
  for (const [name, value] of Object.entries(headers)) if (!merged.has(name)) merged.set(name, value);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers: merged });
};

/** Stripe's webhooks carry a signature instead of an origin. */
const isSignedByStripe = (path: string): boolean => path === '/api/stripe/webhook';

/**
 * Completes a page of the app: defers its scripts, with the notice for a browser that cannot run them, and sets the
 * status that an error page shows.
 */
const finished = async (response: Response, notice: string): Promise<Response> => {
  // A visitor page comes finished, with a policy of its own.
  if (!isHtml(response) || response.headers.has('content-security-policy')) return response;
  const { nonce, shownStatus } = requestScope();
  const page = response.body && paintFirst(await response.text(), nonce, notice);
  const status = response.status === 500 ? (shownStatus ?? 500) : response.status;
  return new Response(page, { status, headers: response.headers });
};

/** Replaces the nonce by hashes, because the browser keeps the shell and shows it many times. */
const keepable = async (shell: Response): Promise<Response> => {
  const { page, policy } = allowByHash({
    page: await shell.text(),
    policy: shell.headers.get('content-security-policy') ?? '',
  });
  const headers = new Headers(shell.headers);
  headers.set('content-security-policy', policy);
  return new Response(page, { headers });
};

/** Dependencies from the layers above, which the pipeline does not import. */
export interface Answering {
  readonly render: (request: Request) => Promise<Response> | Response;
  /** A refusal in the API's own format. */
  readonly refusedCall: (status: GateRefusal['status'], headers: GateRefusal['headers']) => Response;
  /** True while the database answers. */
  readonly isReady: () => Promise<boolean>;
}

/** Does what every answer needs: id, limits, origin check, language, nonce, headers. */
export const answerRequest = async (request: Request, answering: Answering): Promise<Response> => {
  const requestId = uuidv7();
  const scope = {
    requestId,
    nonce: randomBytes(16).toString('base64url'),
    address: addressOf(request, config().proxies),
    signal: request.signal,
  };
  const answer = await runInRequestScope(scope, () =>
    inRequestSpan(request, requestId, () => answerInScope(request, answering)),
  );
  return withHeaders(answer, { 'x-request-id': requestId });
};

const empty = (status: number, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(null, { status, headers });

const isApi = (path: string): boolean => path.startsWith('/api/');

/** Answers requests that need neither a page nor the API. */
const answerDirectly = async (
  path: string,
  publicUrl: URL,
  isReady: Answering['isReady'],
): Promise<Response | undefined> =>
  path === '/.well-known/security.txt'
    ? securityTxt(publicUrl, clock.now())
    : (publishedSchema(path) ?? siteFile(path, publicUrl) ?? answerHealth(path, isReady));

const answerInScope = async (request: Request, { render, refusedCall, isReady }: Answering): Promise<Response> => {
  const { publicUrl, https, development, developerPages } = config();
  const url = new URL(request.url);
  const path = canonicalPath(url.pathname);
  const language = languageOf(path) ?? rememberedLanguage(request) ?? 'en';
  const localised = isLocalised(path);
  const isPage = localised || (developerPages && isDeveloperPage(path));
  const asData = (response: Response) => withHeaders(response, apiHeaders(https));
  const asPage = (response: Response) =>
    withHeaders(response, pageHeaders({ path, inlineScripts: `'nonce-${requestScope().nonce}'`, https, development }));

  const limits = limitsOfRoute(path);
  const refused =
    limits && (await refuseAtGate(request, { path, sentLength: url.pathname.length + url.search.length }, limits));
  if (refused?.status === 429 && isPage)
    return asPage(withHeaders(barePageAskedTooOften(language, readerOf(path)), refused.headers));
  if (refused && isApi(path)) return asData(refusedCall(refused.status, refused.headers));
  if (refused) return asData(empty(refused.status, refused.headers));
  if (path !== url.pathname) return asData(empty(308, { location: `${path}${url.search}` }));

  const direct = await answerDirectly(path, publicUrl, isReady);
  if (direct) return asData(direct);

  const mayBeOurs = limits?.signedForm === true && namesNoOrigin(request);
  if (!(isSignedByStripe(path) || mayBeOurs || isFromOurOrigin(request, { publicUrl, development }))) {
    return asData(Response.json({ error: 'origin' }, { status: 403 }));
  }

  // An existing file was answered earlier; a missing one must not become a page, nor be cached as one.
  if (!limits || !(isPage || isApi(path))) return asData(empty(404));
  if (localised && !languageOf(path)) {
    const remembered = rememberedLanguage(request);
    if (remembered)
      return asData(empty(307, { location: `${canonicalPath(withLanguage(remembered, path))}${url.search}` }));
  }

  const bounded = boundBody(request, path);
  // The compiler's middleware would clone the body, and it only needs the address and the cookie.
  const addressed = new Request(request.url, { headers: { cookie: request.headers.get('cookie') ?? '' } });
  const answered = () => unlessLeft(() => render(bounded));
  const response = await paraglideMiddleware(addressed, () =>
    isPage ? pageOrBarePage(answered, language, readerOf(path)) : orFailure(answered),
  );
  if (!isPage) return asData(response);
  const secured = asPage(await finished(response, tooOldNotice(path, language)));
  if (isAppShell(path) && secured.status === 200) return keepable(secured);
  if (localised && isHtml(secured)) rememberLanguage(secured, request, languageOf(path), https);
  if (secured.status === 200 && isHtml(secured)) requestScope().afterPage?.(request);
  if (secured.status >= 500) log().error({ status: secured.status }, 'a page failed');
  return secured;
};
