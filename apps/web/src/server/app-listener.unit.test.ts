import { expect, it } from 'vitest';
import { createAppListener } from './app-listener.server.ts';
import { listen } from './listen.server.ts';
import { ask, type Question } from './testing/ask.ts';

const askApp = async (options: Parameters<typeof createAppListener>[0], path: string, question?: Question) => {
  const server = await listen(createAppListener(options), { host: '127.0.0.1', port: 0 });
  try {
    const { status, body } = await ask(server.url, path, question);
    return { status, body: body.toString() };
  } finally {
    await server.stop(0);
  }
};

const length = async (request: Request) => new Response(String((await request.text()).length));
const seen = (request: Request & { ip?: string | undefined }) => Response.json({ ip: request.ip, url: request.url });

it('a body up to the limit is read, and a larger one is an error for whoever reads it', async () => {
  const options = { fetch: length, maxRequestBodySize: 10 };
  expect(await askApp(options, '/', { method: 'POST', body: 'x'.repeat(10) })).toEqual({ status: 200, body: '10' });
  expect(await askApp(options, '/', { method: 'POST', body: 'x'.repeat(11) })).toEqual({ status: 500, body: '' });
});

it('the address of a visitor is the one that a trusted proxy wrote down, and no other', async () => {
  const headers = { host: 'palmares.example', 'x-forwarded-for': '198.18.0.1', 'x-forwarded-proto': 'https' };
  const ask = async (trustProxy: boolean) =>
    JSON.parse((await askApp({ fetch: seen, trustProxy }, '/en', { headers })).body);
  expect(await ask(true)).toEqual({ ip: '198.18.0.1', url: 'https://palmares.example/en' });
  expect(await ask(false)).toEqual({ ip: '127.0.0.1', url: 'http://palmares.example/en' });
});

it('an error of the app is an answer without words', async () => {
  const fetch = async () => {
    throw new Error('a secret');
  };
  expect(await askApp({ fetch }, '/')).toEqual({ status: 500, body: '' });
});
