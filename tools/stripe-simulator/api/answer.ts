import { createHash } from 'node:crypto';
import { ApiError } from '../api-error.ts';
import { parseForm } from '../form.ts';
import { newId } from '../ids.ts';
import { API_VERSION } from '../objects.ts';
import type { World } from '../world.ts';
import { billingPortal } from './billing-portal.ts';
import type { Call, Handler, Routes } from './call.ts';
import { checkoutSessions } from './checkout-sessions.ts';
import { control } from './control.ts';
import { customers } from './customers.ts';
import { invoices } from './invoices.ts';
import { prices } from './prices.ts';
import { refunds } from './refunds.ts';
import { subscriptions } from './subscriptions.ts';

const REMEMBERED_FOR = 24 * 60 * 60_000;

const routes: Routes = {
  ...prices,
  ...customers,
  ...checkoutSessions,
  ...subscriptions,
  ...invoices,
  ...refunds,
  ...billingPortal,
  ...control,
};

/** Finds a handler. A literal segment takes precedence over `:id`, whatever the order of the list. */
const found = (method: string, pathname: string): { handler: Handler; id: string } | null => {
  const written = routes[`${method} ${pathname}`];
  if (written) return { handler: written, id: '' };
  const segments = pathname.split('/');
  for (const [route, handler] of Object.entries(routes)) {
    const [verb, pattern = ''] = route.split(' ');
    const wanted = pattern.split('/');
    if (verb !== method || wanted.length !== segments.length) continue;
    if (wanted.every((part, index) => part === ':id' || part === segments[index]))
      return { handler, id: decodeURIComponent(segments[wanted.indexOf(':id')] ?? '') };
  }
  return null;
};

const mustBeTestKey = (request: Request): void => {
  const key = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!key) throw new ApiError(401, 'You did not provide an API key.');
  if (!key.startsWith('sk_test_'))
    throw new ApiError(401, 'Invalid API key: this simulator takes keys that begin with sk_test_');
};

const json = (status: number, body: string, headers: Record<string, string> = {}): Response =>
  new Response(body, {
    status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'request-id': newId('req'),
      'stripe-version': API_VERSION,
      ...headers,
    },
  });

/**
 * Keeps idempotency keys for 24 hours: a key repeated with the same request gets the first answer; with another
 * request, it is refused.
 */
const answerOnce = (world: World, key: string, asked: string, run: () => string): Response => {
  const { answers } = world.state;
  const fingerprint = createHash('sha256').update(asked).digest('hex');
  const earlier = answers[key];
  if (earlier && earlier.at > Date.now() - REMEMBERED_FOR) {
    if (earlier.fingerprint !== fingerprint)
      throw new ApiError(400, `Keys for idempotent requests can only be used with the same parameters: ${key}`, {
        type: 'idempotency_error',
      });
    return json(200, earlier.body, { 'idempotent-replayed': 'true' });
  }
  const body = run();
  for (const [old, { at }] of Object.entries(answers)) if (at <= Date.now() - REMEMBERED_FOR) delete answers[old];
  answers[key] = { fingerprint, at: Date.now(), body };
  return json(200, body);
};

export const answerApi = (world: World, request: Request, body: string): Response => {
  const { pathname, search, origin } = new URL(request.url);
  try {
    const route = found(request.method, pathname);
    if (!route) throw new ApiError(404, `Unrecognized request URL (${request.method}: ${pathname}).`);
    if (pathname.startsWith('/v1/')) mustBeTestKey(request);
    const fields = parseForm(request.method === 'GET' ? search : body);
    const call: Call = { world, fields, id: route.id, origin };
    const run = () => JSON.stringify(route.handler(call));
    const key = request.method === 'POST' ? request.headers.get('idempotency-key') : null;
    return key ? answerOnce(world, key, `${pathname}?${body}`, run) : json(200, run());
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return json(error.status, JSON.stringify(error));
  }
};
