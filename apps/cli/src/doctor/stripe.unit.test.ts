import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { checkStripe } from './stripe.ts';

let server: Server | undefined;

const answering = async (status: number): Promise<string> => {
  server = createServer((_, response) => response.writeHead(status).end('{"data":[]}'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
};

const check = (apiBase: string) => checkStripe({ secretKey: 'sk_test', apiBase });

afterEach(() => {
  server?.close();
});

it('Stripe that answers is ok', async () => {
  expect(await check(await answering(200))).toMatchObject({ level: 'ok' });
});

it('a key that Stripe refuses fails, and is not printed', async () => {
  const finding = await check(await answering(401));
  expect(finding).toMatchObject({ level: 'fail', todo: expect.stringContaining('STRIPE_SECRET_KEY') });
  expect(JSON.stringify(finding)).not.toContain('sk_test');
});

it('Stripe that answers 500 fails', async () => {
  expect(await check(await answering(500))).toMatchObject({
    level: 'fail',
    found: expect.stringContaining('answered 500'),
    todo: expect.stringContaining('status.stripe.com'),
  });
});

it('Stripe that cannot be reached fails', async () => {
  const apiBase = await answering(200);
  server?.close();
  expect(await check(apiBase)).toMatchObject({
    level: 'fail',
    found: expect.stringContaining('cannot be reached'),
    todo: expect.stringContaining('check the network'),
  });
});

it('a key that is not set is a warning', async () => {
  expect(await checkStripe({ secretKey: undefined, apiBase: undefined })).toMatchObject({ level: 'warn' });
});
