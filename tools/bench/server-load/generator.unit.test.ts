import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { within } from '@palmares/db/testing';
import { afterEach, expect, it } from 'vitest';
import { startGenerator } from './generator.ts';

const cleanups: (() => Promise<unknown>)[] = [];
const context = {
  size: 'quick' as const,
  progress: () => undefined,
  defer: (cleanup: () => Promise<unknown>) => cleanups.push(cleanup),
};

afterEach(async () => {
  for (let cleanup = cleanups.pop(); cleanup; cleanup = cleanups.pop()) await cleanup();
});

const inTurn = ['one', 'two', 'three'];

const load = async (listener: RequestListener) => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanups.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const headers = inTurn.map((visitor) => ({ 'x-visitor': visitor }));
  return startGenerator(context).measure({
    url: `http://127.0.0.1:${port}/`,
    connections: 2,
    millis: within(500),
    headers,
  });
};

it('every connection is kept alive and sends the headers in turn', async () => {
  const seen = new Map<number | undefined, unknown[]>();
  const perSecond = await load(({ socket, headers }, response) => {
    const visitors = seen.get(socket.remotePort) ?? [];
    seen.set(socket.remotePort, [...visitors, headers['x-visitor']]);
    response.end('ok');
  });
  expect(perSecond).toBeGreaterThan(0);
  expect(seen.size).toBe(2);
  for (const visitors of seen.values()) expect(visitors).toEqual(visitors.map((_, at) => inTurn[at % inTurn.length]));
  expect(Math.max(...[...seen.values()].map(({ length }) => length))).toBeGreaterThan(1);
});

it('a failed request fails the measurement', async () => {
  await expect(load((_, response) => response.writeHead(429).end())).rejects.toThrow('429');
});

it('a closed connection fails the measurement', async () => {
  await expect(load(({ socket }) => socket.destroy())).rejects.toThrow('closed a connection');
});
