import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLucia, startSession } from '@palmares/db/accounts';
import { insertFile } from '@palmares/db/files';
import { anAccount, type ConnectedDatabase, connectedDatabase } from '@palmares/db/testing';
import { fileKey, openFileStore } from '@palmares/files';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from '../../server/testing/ask.ts';
import { startWebProcess, type WebProcess } from '../../server/testing/web-process.ts';
import { ACCOUNT_HEADER } from '../transport/named-account.ts';

let db: ConnectedDatabase;
let web: WebProcess;
let folder: string;
let athleteId: string;
let cookie: string;

const key = Buffer.alloc(32, 9).toString('base64');
const bytes = Buffer.alloc(8 * 2 ** 20, 'a document of eight megabytes ');

beforeAll(async () => {
  db = await connectedDatabase();
  folder = await mkdtemp(join(tmpdir(), 'palmares-served-'));
  web = await startWebProcess({
    DATABASE_URL: db.database.url,
    FILES_FOLDER: folder,
    PALMARES_MASTER_KEY: key,
    PALMARES_PEPPER: key,
    PUBLIC_URL: 'https://palmares.example',
    STRIPE_SECRET_KEY: 'sk_test',
    STRIPE_WEBHOOK_SECRET: 'whsec_test',
    LOG_LEVEL: 'silent',
  });
  ({ athleteId } = await anAccount(db.database));
  const lucia = createLucia({ kysely: db.database.kysely, secure: true, now: () => new Date() });
  const session = await startSession(lucia, { athleteId, device: 'a test' });
  cookie = `${lucia.sessionCookieName}=${session.id}`;
});

afterAll(async () => {
  await web?.end('SIGKILL');
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

const announced = (): Promise<string> =>
  db.database.kysely
    .transaction()
    .execute((tx) => insertFile(tx, { athleteId, kind: 'document', name: 'report.pdf', bytes: bytes.length }));

const put = (fileId: string, headers: Record<string, string> = {}, body = bytes) =>
  ask(web.url, `/api/files/${fileId}`, {
    method: 'PUT',
    headers: {
      cookie,
      origin: 'https://palmares.example',
      [ACCOUNT_HEADER]: athleteId,
      'content-type': 'application/octet-stream',
      ...headers,
    },
    body,
  });

it.each([
  ['with its length', { 'content-length': String(bytes.length) }],
  ['in chunks', { 'transfer-encoding': 'chunked' }],
])('the built app stores an upload %s and sends the checked file back', async (_, headers) => {
  const fileId = await announced();
  const answer = await put(fileId, headers);
  expect([answer.status, answer.body.toString()]).toEqual([200, '{"ok":true}']);
  const store = await openFileStore({ in: 'folder', folder });
  expect((await store.stat(fileKey({ athleteId, fileId, size: 'upload' }))).bytes).toBe(bytes.length);

  await store.write(fileKey({ athleteId, fileId, size: 'document' }), bytes, { type: '', atMost: bytes.length });
  await db.owner.pool.query(`update files set state = 'ready', type = 'application/pdf' where id = $1`, [fileId]);
  const path = `/api/files/${fileId}/document`;
  const { status, headers: sent, body } = await ask(web.url, path, { headers: { cookie } });
  expect([status, sent['content-disposition']]).toEqual([200, 'attachment; filename="report.pdf"']);
  expect(sent['content-security-policy']).toContain('sandbox');
  expect(bytes.equals(body)).toBe(true);
  expect((await ask(web.url, path)).status).toBe(404);
});

it('the built app takes uploads from its own origin and with a session only', async () => {
  const fileId = await announced();
  const few = Buffer.from('few bytes');
  expect((await put(fileId, { origin: 'https://elsewhere.example' }, few)).status).toBe(403);
  expect((await put(fileId, { cookie: '' }, few)).status).toBe(401);
});

it.each(['POST', 'DELETE', 'GET'])('%s on an upload’s address is refused with the allowed method', async (method) => {
  const { status, headers } = await ask(web.url, `/api/files/${await announced()}`, { method });
  expect([status, headers.allow]).toEqual([405, 'PUT']);
});
