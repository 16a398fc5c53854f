import { once } from 'node:events';
import { get } from 'node:http';
import { expect, it } from 'vitest';
import { ask, type Question } from '../testing/ask.ts';
import { createAppListener } from './app-listener.server.ts';
import { listen } from './listen.server.ts';

type App = Parameters<typeof createAppListener>;

const failed = () => new Response('sorry', { status: 500 });

const askApp = async (fetch: App[0], path: string, question: Question = {}) => {
  const server = await listen(createAppListener(fetch, failed), { host: '127.0.0.1', port: 0 });
  try {
    const { status, body } = await ask(server.url, path, question);
    return { status, body: body.toString() };
  } finally {
    await server.stop(0);
  }
};

const seen = (request: Request & { ip?: string | undefined }) => Response.json({ ip: request.ip, url: request.url });

it('the app gets the address of the socket, whatever a header says', async () => {
  const headers = { host: 'palmares.example', 'x-forwarded-for': '198.18.0.1', 'x-forwarded-proto': 'https' };
  const { body } = await askApp(seen, '/en', { headers });
  expect(JSON.parse(body)).toEqual({ ip: '127.0.0.1', url: 'http://palmares.example/en' });
});

it('an error of the app is answered as the caller wishes', async () => {
  const thrown = () => {
    throw new Error('a secret');
  };
  for (const fetch of [thrown, async () => thrown()])
    expect(await askApp(fetch, '/')).toEqual({ status: 500, body: 'sorry' });
});

it('the app is told when the client leaves', async () => {
  const asked = Promise.withResolvers<AbortSignal>();
  const fetch = async ({ signal }: Request) => {
    asked.resolve(signal);
    await once(signal, 'abort');
    return new Response();
  };
  const server = await listen(createAppListener(fetch, failed), { host: '127.0.0.1', port: 0 });
  const client = get(server.url).on('error', () => undefined);
  const signal = await asked.promise;
  client.destroy();
  if (!signal.aborted) await once(signal, 'abort');
  await server.stop(0);
});
