import { randomBytes } from 'node:crypto';
import { uuidv7 } from '@palmares/db/uuid';
import { config } from '../config.server.ts';
import { log } from '../log.server.ts';
import { paraglideMiddleware } from '../paraglide/server.js';
import { requestScope, runInRequestScope } from '../request-scope.server.ts';
import { addressOf } from './address.server.ts';
import { pageOrBarePage } from './bare-error-page.server.ts';
import { answerHealth } from './health.server.ts';
import { isHtml } from './is-html.ts';
import { isDeveloperPage, isLocalised, languageOf, withLanguage } from './language.ts';
import { rememberedLanguage, rememberLanguage } from './language-cookie.server.ts';
import { isFromOurOrigin } from './origin-check.server.ts';
import { paintFirst } from './paint-first.server.ts';
import { apiHeaders, pageHeaders } from './security-headers.server.ts';

const withHeaders = (response: Response, headers: Record<string, string>): Response => {
  const merged = new Headers(response.headers);
  for (const [name, value] of Object.entries(headers)) if (!merged.has(name)) merged.set(name, value);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers: merged });
};

/** What the payment provider sends carries a signature instead of an origin. */
const isSignedElsewhere = (path: string): boolean => path === '/api/stripe/webhook';

/** The page as it leaves: its scripts kept back, and the status that it shows where it shows an error. */
const finished = async (response: Response): Promise<Response> => {
  if (!isHtml(response)) return response;
  const { nonce, shownStatus } = requestScope();
  const page = response.body && paintFirst(await response.text(), nonce);
  const status = response.status === 500 ? (shownStatus ?? 500) : response.status;
  return new Response(page, { status, headers: response.headers });
};

type Render = () => Promise<Response> | Response;

/** Everything that is true of every answer: its id, origin, language, nonce, headers. */
export const answerRequest = async (request: Request, render: Render): Promise<Response> => {
  const requestId = uuidv7();
  const answer = await runInRequestScope(
    { requestId, nonce: randomBytes(16).toString('base64url'), address: addressOf(request, config().trustProxy) },
    () => answerInScope(request, render),
  );
  return withHeaders(answer, { 'x-request-id': requestId });
};

const answerInScope = async (request: Request, render: Render): Promise<Response> => {
  const { publicUrl, https, development, developerPages } = config();
  const url = new URL(request.url);
  const path = url.pathname;
  const health = await answerHealth(path);
  if (health) return withHeaders(health, apiHeaders(https));

  if (!isSignedElsewhere(path) && !isFromOurOrigin(request, publicUrl)) {
    return withHeaders(Response.json({ error: 'origin' }, { status: 403 }), apiHeaders(https));
  }

  const localised = isLocalised(path);
  const isPage = localised || (developerPages && isDeveloperPage(path));
  // A file that is there was answered before; what is not there must not become a page, nor be kept as one.
  if (!isPage && !path.startsWith('/api/')) {
    return withHeaders(new Response(null, { status: 404 }), apiHeaders(https));
  }
  if (localised && !languageOf(path)) {
    const language = rememberedLanguage(request);
    if (language) {
      const location = withLanguage(language, `${path}${url.search}`);
      return withHeaders(new Response(null, { status: 307, headers: { location } }), apiHeaders(https));
    }
  }

  // The compiler's middleware would clone the body; it only has to see the address and the cookie.
  const addressed = new Request(request.url, { headers: { cookie: request.headers.get('cookie') ?? '' } });
  const language = languageOf(path) ?? rememberedLanguage(request) ?? 'en';
  const response = await paraglideMiddleware(addressed, () => (isPage ? pageOrBarePage(render, language) : render()));
  if (!isPage) return withHeaders(response, apiHeaders(https));
  const { nonce } = requestScope();
  const secured = withHeaders(await finished(response), pageHeaders({ path, nonce, https, development }));
  if (localised && isHtml(secured)) rememberLanguage(secured, request, languageOf(path), https);
  if (secured.status >= 500) log().error({ status: secured.status }, 'a page failed');
  return secured;
};
