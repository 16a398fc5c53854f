import { serve } from 'srvx/node';
import { answerApi } from './api/answer.ts';
import { expireOld } from './api/checkout-sessions.ts';
import { renewDue } from './lifecycle.ts';
import { planPrice } from './objects.ts';
import { checkoutPage } from './pages/checkout-page.ts';
import { controlPage } from './pages/control-page.ts';
import { goTo, nothingHere } from './pages/layout.ts';
import { portalPage } from './pages/portal-page.ts';
import { speechOf } from './pages/words.ts';
import { openStore } from './store.ts';
import { createWebhooks } from './webhooks.ts';
import { createWorld, type World } from './world.ts';

export interface SimulatorOptions {
  readonly host: string;
  /** 0 picks a free port. */
  readonly port: number;
  readonly webhookUrl: string;
  readonly webhookSecret: string;
  /** Data folder, created if missing. */
  readonly data: string;
  readonly currency: string;
  readonly log?: (line: string) => void;
}

export interface Simulator {
  readonly url: string;
  stop(): Promise<void>;
}

const TIME_PASSES_EVERY = 60_000;
const LARGEST_BODY = 64 * 1024;

/** True for requests from another site's page, which must not submit this server's forms (CSRF). */
const fromElsewhere = (request: Request): boolean => {
  const origin = request.headers.get('origin');
  return origin !== null && origin !== new URL(request.url).origin;
};

const answer = (world: World, request: Request, body: string): Response => {
  const { pathname } = new URL(request.url);
  const [, area, kind, id = ''] = pathname.split('/');
  if (request.method === 'POST' && area !== 'v1' && fromElsewhere(request)) return new Response(null, { status: 403 });
  if (area === 'c' && kind === 'pay') return checkoutPage(world, request.method, id, body);
  if (area === 'p' && kind === 'session') return portalPage(world, request.method, id, body);
  if (pathname === '/healthz') return new Response('ok');
  if (pathname === '/') return controlPage(world);
  if (area !== 'v1' && area !== 'simulator') return nothingHere(speechOf(null));
  const response = answerApi(world, request, body);
  const pressedOnPage = area === 'simulator' && request.headers.get('accept')?.includes('text/html');
  return pressedOnPage && request.method === 'POST' && response.ok ? goTo('/') : response;
};

export const startSimulator = async (options: SimulatorOptions): Promise<Simulator> => {
  const { host, port, webhookUrl, webhookSecret, data, currency, log = () => undefined } = options;
  const store = openStore(data);
  const world = createWorld(store.state, planPrice(currency));
  const webhooks = createWebhooks({ store, url: webhookUrl, secret: webhookSecret, log });

  const letTimePass = (): void => {
    renewDue(world);
    expireOld(world);
    store.save();
    webhooks.wake();
  };

  const server = serve({
    hostname: host,
    port,
    silent: true,
    gracefulShutdown: false,
    fetch: async (request) => {
      const body = request.method === 'POST' ? await request.text() : '';
      if (body.length > LARGEST_BODY) return new Response(null, { status: 413 });
      const response = answer(world, request, body);
      if (request.method !== 'GET') {
        store.save();
        webhooks.wake();
      }
      return response;
    },
    error: (error) => {
      log(`failed: ${String(error)}`);
      return Response.json({ error: { type: 'api_error', message: 'The simulator failed' } }, { status: 500 });
    },
  });
  await server.ready();
  letTimePass();
  const passing = setInterval(letTimePass, TIME_PASSES_EVERY);

  return {
    url: (server.url ?? `http://${host}:${port}`).replace(/\/$/, ''),
    stop: async () => {
      clearInterval(passing);
      await webhooks.stop();
      await server.close(true);
    },
  };
};
