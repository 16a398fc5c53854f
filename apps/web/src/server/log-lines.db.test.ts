import { once } from 'node:events';
import { type OutgoingHttpHeaders, request } from 'node:http';
import { type ConnectedDatabase, connectedDatabase } from '@palmares/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { webEnvironment } from './testing/web-environment.ts';
import { startWebProcess, type WebProcess } from './testing/web-process.ts';

const key = Buffer.alloc(32, 9).toString('base64');
const publicUrl = 'https://palmares.example';

let db: ConnectedDatabase;
let web: WebProcess;

beforeAll(async () => {
  db = await connectedDatabase();
  web = await startWebProcess({ ...webEnvironment(db, key), LOG_LEVEL: 'info' });
});

afterAll(async () => {
  await web?.end('SIGKILL');
  await db.close();
});

/** Sends the beginning of a body that was announced as longer, and closes the connection. */
const breakOff = async (method: string, path: string, headers: OutgoingHttpHeaders = {}): Promise<void> => {
  const asked = request(new URL(path, web.url), {
    method,
    headers: { origin: publicUrl, 'content-length': 4000, expect: '100-continue', ...headers },
  });
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  asked.once('close', resolve);
  asked.on('error', () => undefined);
  // Node answers so when it hands the request to the app.
  await once(asked, 'continue');
  asked.write('a=b');
  asked.destroy();
  await closed;
};

it('uploads, forms and calls that break off print nothing but lines of the log, and none of an error', async () => {
  const file = '/api/files/019a0000-0000-7000-8000-000000000001';
  await breakOff('PUT', file);
  await breakOff('POST', '/en/auth/sign-up');
  await breakOff('POST', '/api/trpc/account.logIn', { 'content-type': 'application/json' });
  await breakOff('PUT', file);
  // A call of the API is answered after all of the above, and is logged.
  const refused = await ask(web.url, '/api/trpc/account.mine');
  expect(refused.status).toBe(401);
  await web.end('SIGTERM');
  const lines = web.printed.map((line) => JSON.parse(line));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter(({ name, level }) => name !== 'web' || level >= 50)).toEqual([]);
});
