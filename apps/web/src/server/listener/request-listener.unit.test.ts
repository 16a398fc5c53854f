import { once } from 'node:events';
import { type IncomingMessage, type RequestListener, request } from 'node:http';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaticFiles } from '../files/static-files.server.ts';
import { ask } from '../testing/ask.ts';
import { type ListeningServer, listen } from './listen.server.ts';
import { livenessText } from './liveness.server.ts';
import { createRequestListener } from './request-listener.server.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-7/;
const content = Buffer.from('content');
const files = [{ path: '/robots.txt', content, encoded: new Map() }];

const reachedApp: IncomingMessage[] = [];
let listener: RequestListener;
let server: ListeningServer;

beforeAll(async () => {
  listener = createRequestListener({
    https: true,
    version: '3b423b8c 2026-11-26',
    staticFiles: createStaticFiles(files, true),
    keptPages: (target) => (target === '/en' ? { status: 200, headers: {}, body: Buffer.from('kept') } : undefined),
    app: (request, response) => {
      reachedApp.push(request);
      response.end('the app');
    },
  });
  server = await listen(listener, { host: '127.0.0.1', port: 0 });
});

afterAll(() => server.stop(0));

describe('a file', () => {
  it.each(['/robots.txt', '/robots.txt?v=2', 'http://palmares.example/robots.txt?v=2'])(
    'is sent for %s',
    async (path) => {
      const answer = await ask(server.url, path);
      expect(answer).toMatchObject({ status: 200, body: content, headers: { 'content-length': '7' } });
    },
  );

  it('has the same headers for HEAD, and no body', async () => {
    const { date: _, ...whole } = (await ask(server.url, '/robots.txt')).headers;
    const head = await ask(server.url, '/robots.txt', { method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, headers: whole });
    expect(head.body).toHaveLength(0);
  });

  it('that the browser has is not sent again', async () => {
    const { etag } = (await ask(server.url, '/robots.txt')).headers;
    const answer = await ask(server.url, '/robots.txt', { headers: { 'if-none-match': etag } });
    expect(answer.status).toBe(304);
    expect(answer.body).toHaveLength(0);
  });
});

it('/healthz says that the process answers, and which build it runs', async () => {
  const { status, headers, body } = await ask(server.url, '/healthz');
  expect(status).toBe(200);
  expect(JSON.parse(body.toString())).toEqual({ status: 'ok', version: '3b423b8c 2026-11-26' });
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'private, no-store',
    'strict-transport-security': expect.any(String),
    'x-content-type-options': 'nosniff',
  });
});

it('/healthz says that the version is not known, rather than guess one', () => {
  expect(JSON.parse(livenessText(undefined))).toEqual({ status: 'ok', version: null });
});

it.each(
  ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'].flatMap((method) =>
    ['/robots.txt', '/assets/none.js', '/healthz'].map((path) => [method, path] as const),
  ),
)('%s %s is refused with the allowed methods', async (method, path) => {
  const { status, headers, body } = await ask(server.url, path, { method });
  expect(status).toBe(405);
  expect(headers).toMatchObject({ allow: 'GET, HEAD', 'x-request-id': expect.stringMatching(uuid) });
  expect(body).toHaveLength(0);
});

it('a missing hashed file is answered with 404 and a new request id each time', async () => {
  const answers = [await ask(server.url, '/assets/none.js'), await ask(server.url, '/assets/none.js')];
  for (const { status, headers } of answers) {
    expect(status).toBe(404);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' });
  }
  const ids = answers.map(({ headers }) => headers['x-request-id']);
  for (const id of ids) expect(id).toMatch(uuid);
  expect(new Set(ids).size).toBe(2);
});

const KB = 1024;

/** Sends the headers of a request that announce a body of this size, without the body. */
const declare = async (method: string, path: string, bytes: number): Promise<IncomingMessage | undefined> => {
  const asked = request(new URL(path, server.url), { method, headers: { 'content-length': bytes } });
  asked.flushHeaders();
  const [response]: IncomingMessage[] = await once(asked, 'response');
  asked.on('error', () => undefined).destroy();
  return response;
};

it.each([
  ['POST', '/api/trpc/account.logIn', 8],
  ['POST', '/api/trpc/account.logIn,account.session?batch=1', 16],
  ['POST', '/api/trpc/portfolio.editSection', 64],
  ['POST', '/api/trpc/%', 8],
  ['POST', '/api/stripe/webhook', 128],
  ['POST', '/api//Stripe/webhook', 128],
  ['POST', '/no/such/route', 0],
  ['PUT', '/api/files/019a0000-0000-7000-8000-000000000001', 16 * KB],
])('%s %s with far more than its %i kB is refused before it is sent', async (method, path, limit) => {
  const most = (limit + 64) * KB;
  const response = await declare(method, path, most + 1);
  expect(response?.statusCode).toBe(413);
  expect(response?.headers.connection).toBe('close');
  expect(reachedApp).toEqual([]);
  expect((await declare(method, path, most))?.statusCode).toBe(200);
  expect(reachedApp.splice(0)).toHaveLength(1);
});

it('no more of a body that is far too long is read than what came with its headers', async () => {
  const arrived = Promise.withResolvers<Socket>();
  const counted = await listen(
    (request, response) => {
      arrived.resolve(request.socket);
      listener(request, response);
    },
    { host: '127.0.0.1', port: 0 },
  );
  const asked = request(new URL('/api/trpc/account.logIn', counted.url), { method: 'POST' });
  // Its connection is closed while it sends.
  asked.on('error', () => undefined).end(Buffer.alloc(240 * KB));
  const socket = await arrived.promise;
  if (!socket.closed) await once(socket, 'close');
  expect(socket.bytesRead).toBeLessThan(128 * KB);
  await counted.stop(0);
});

it('a kept page is sent for its address, and a form that is posted there reaches the app', async () => {
  expect((await ask(server.url, '/en')).body.toString()).toBe('kept');
  expect((await ask(server.url, '/en', { method: 'POST' })).body.toString()).toBe('the app');
  expect(reachedApp.splice(0)).toHaveLength(1);
});

it('none of the above reaches the app, and everything else does with its URL as sent', async () => {
  expect(reachedApp).toEqual([]);
  const others = ['/', '/en?next=/robots.txt', '//assets/..%2f', '/robots.txt%00', '/healthz/', '/Healthz', '*'];
  for (const path of others) expect((await ask(server.url, path)).body.toString()).toBe('the app');
  expect(reachedApp.map(({ url }) => url)).toEqual(others);
});
