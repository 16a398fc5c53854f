import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { ask } from '../testing/ask.ts';
import { type ListeningServer, listen } from './listen.server.ts';

const AN_HOUR = 60 * 60 * 1000;
const anyPort = { host: '127.0.0.1', port: 0 };

/** Starts a server whose only answer waits for the test. */
const withOneUnderWay = async () => {
  const asked = Promise.withResolvers<ServerResponse>();
  const server = await listen((_, response) => asked.resolve(response), anyPort);
  const answer = ask(server.url, '/');
  // It is awaited later, when it may already have failed.
  answer.catch(() => undefined);
  return { server, answer, response: await asked.promise };
};

it('stopping waits for answers under way and refuses new connections', async () => {
  const { server, answer, response } = await withOneUnderWay();
  const stopped = server.stop(AN_HOUR);
  await expect(ask(server.url, '/')).rejects.toThrow('ECONNREFUSED');
  response.end('in time');
  expect((await answer).body.toString()).toBe('in time');
  await stopped;
});

it('stopping cuts an answer that takes too long', async () => {
  const { server, answer, response } = await withOneUnderWay();
  const cut = once(response, 'close');
  await server.stop(10);
  await cut;
  expect(response.writableEnded).toBe(false);
  await expect(answer).rejects.toThrow('socket hang up');
});

it('a port that is taken is an error', async () => {
  const first: ListeningServer = await listen(() => undefined, anyPort);
  const port = Number(new URL(first.url).port);
  await expect(listen(() => undefined, { ...anyPort, port })).rejects.toThrow('EADDRINUSE');
  await first.stop(0);
});

it('an IPv6 address is written in brackets', async () => {
  const server = await listen((_, response) => response.end('ok'), { host: '::1', port: 0 });
  expect(server.url).toMatch(/^http:\/\/\[::1\]:\d+\/$/);
  await server.stop(0);
});
