import { randomUUID } from 'node:crypto';
import { startSession } from '@palmares/db/accounts';
import { markExportFailed, markExportReady, markMaking, servedExport } from '@palmares/db/data-exports';
import { anAccount, type ConnectedDatabase, connectedDatabase } from '@palmares/db/testing';
import { exportSchema } from '@palmares/domain/data-export';
import { fileKey } from '@palmares/files';
import { openThrowawayStore, type ThrowawayStore } from '@palmares/files/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerRequest } from '../../server/answer/answer-request.server.ts';
import { answerApiCall } from '../answer-api-call.server.ts';
import { DOWNLOADS_AT_ONCE } from '../files/downloads.server.ts';
import { refusedCall } from '../refused-call.server.ts';
import { ACCOUNT_HEADER } from '../transport/named-account.ts';
import { closeServices, isDatabaseReachable, services } from '../transport/services.server.ts';
import { exportAddress } from './export-address.ts';
import { sendExport } from './send-export.server.ts';

const cookies = new Map<string, string>();

vi.mock('@tanstack/react-start/server', () => ({
  getCookie: (name: string) => cookies.get(name),
  setCookie: (name: string, value: string) => cookies.set(name, value),
}));

const origin = 'https://palmares.example';
const archive = Buffer.from('PK: the bytes of an archive');

let db: ConnectedDatabase;
let files: ThrowawayStore;
let athleteId: string;

beforeAll(async () => {
  db = await connectedDatabase();
  files = await openThrowawayStore();
  const key = Buffer.alloc(32, 7).toString('base64');
  const environment = {
    DATABASE_URL: db.database.url,
    PALMARES_MASTER_KEY: key,
    PALMARES_PEPPER: key,
    FILES_FOLDER: files.folder,
    PUBLIC_URL: origin,
    STRIPE_SECRET_KEY: 'sk_test',
    STRIPE_WEBHOOK_SECRET: 'whsec',
    LOG_LEVEL: 'silent',
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
});

afterAll(async () => {
  await closeServices();
  await db.close();
  await files.close();
  vi.unstubAllEnvs();
});

const signIn = async (): Promise<string> => {
  const account = await anAccount(db.database);
  const { lucia } = await services();
  const session = await startSession(lucia, { athleteId: account.athleteId, device: 'a test' });
  cookies.clear();
  cookies.set(lucia.sessionCookieName, session.id);
  return account.athleteId;
};

beforeEach(async () => {
  athleteId = await signIn();
});

const render = (request: Request): Promise<Response> => {
  const exportId = /^\/api\/exports\/([^/]*)$/.exec(new URL(request.url).pathname)?.[1];
  return exportId === undefined ? answerApiCall(request) : sendExport({ request, params: { exportId } });
};

const answer = (path: string, given: RequestInit = {}): Promise<Response> =>
  answerRequest(Object.assign(new Request(`${origin}${path}`, given), { ip: '192.0.2.1' }), {
    render,
    refusedCall,
    isReady: isDatabaseReachable,
  });

const askFor = async (exportId: string) => {
  const body = JSON.stringify({ exportId });
  const headers = {
    'content-type': 'application/json',
    'content-length': String(body.length),
    origin,
    [ACCOUNT_HEADER]: athleteId,
  };
  const asked = await answer('/api/trpc/account.askDataExport', { method: 'POST', body, headers });
  return { status: asked.status, outcome: (await asked.json()).result?.data?.json };
};

const state = async () => (await (await answer('/api/trpc/account.dataExport')).json()).result.data.json;

const ready = async (): Promise<string> => {
  const exportId = randomUUID();
  await askFor(exportId);
  const key = fileKey({ athleteId, fileId: exportId, size: 'export' });
  await files.store.write(key, archive, { type: 'application/zip', atMost: archive.length });
  await db.database.kysely.transaction().execute((tx) => markExportReady(tx, { athleteId, exportId }, archive.length));
  return exportId;
};

const get = (exportId: string) => answer(exportAddress(exportId));

const isNotFound = async (exportId: string) => {
  const refused = await get(exportId);
  expect([refused.status, await refused.text()]).toEqual([404, '{"error":"not_found"}']);
};

describe('a data download', () => {
  it('is shown from the request until it is ready, and sent as an attachment that nothing keeps', async () => {
    expect(await state()).toBeNull();
    const exportId = randomUUID();
    expect((await askFor(exportId)).outcome).toEqual({ ok: true, value: { exportId } });
    await markMaking(db.database.kysely, { athleteId, exportId }, 40);
    expect(await state()).toMatchObject({ exportId, state: 'making', progress: 40 });
    await db.owner.pool.query("update data_exports set state = 'failed' where id = $1", [exportId]);
    const again = await ready();
    expect(await state()).toMatchObject({ state: 'ready', ready: { exportId: again, bytes: archive.length } });

    const sent = await get(again);
    expect([sent.status, Buffer.from(await sent.arrayBuffer())]).toEqual([200, archive]);
    expect(Object.fromEntries(sent.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(archive.length),
      'content-disposition': expect.stringMatching(/^attachment; filename="palmares-\d{4}-\d\d-\d\d\.zip"$/),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });

  it('is not found by another athlete, without a session, while it is made, when it has expired, or without bytes', async () => {
    const exportId = await ready();
    const mine = new Map(cookies);
    const other = await signIn();
    await isNotFound(exportId);
    expect(await servedExport(db.database.kysely, { athleteId: other, exportId })).toBeUndefined();
    cookies.clear();
    await isNotFound(exportId);
    for (const [name, value] of mine) cookies.set(name, value);
    expect((await get(exportId)).status).toBe(200);
    const waiting = randomUUID();
    await askFor(waiting);
    for (const id of [waiting, randomUUID(), 'nothing']) await isNotFound(id);
    const { rows } = await db.owner.pool.query('select expires_at from data_exports where id = $1', [exportId]);
    await db.owner.pool.query(`update data_exports set expires_at = now() - interval '1 second' where id = $1`, [
      exportId,
    ]);
    await isNotFound(exportId);
    await db.owner.pool.query('update data_exports set expires_at = $2 where id = $1', [exportId, rows[0].expires_at]);
    expect((await get(exportId)).status).toBe(200);
    await files.store.remove(fileKey({ athleteId, fileId: exportId, size: 'export' }));
    await isNotFound(exportId);
  });

  it('stays offered when a later one is being made or has failed, until it expires itself', async () => {
    const [exportId, later] = [await ready(), randomUUID()];
    await askFor(later);
    const earlier = { exportId, bytes: archive.length };
    expect(await state()).toMatchObject({ exportId: later, state: 'asked', ready: earlier });
    await markExportFailed(db.database.kysely, { athleteId, exportId: later });
    expect(await state()).toMatchObject({ exportId: later, state: 'failed', ready: earlier });
    expect((await get(exportId)).status).toBe(200);
    await db.owner.pool.query(`update data_exports set expires_at = now() - interval '1 second' where id = $1`, [
      exportId,
    ]);
    expect(await state()).toMatchObject({ exportId: later, state: 'failed', ready: null });
  });

  it('shares the places of other downloads', async () => {
    const exportId = await ready();
    const open = await Promise.all(Array.from({ length: DOWNLOADS_AT_ONCE }, () => get(exportId)));
    const refused = await get(exportId);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2']);
    for (const sent of open) await sent.arrayBuffer();
    expect((await get(exportId)).status).toBe(200);
  });

  it('under the id of another athlete’s is refused with 409', async () => {
    const exportId = await ready();
    athleteId = await signIn();
    expect((await askFor(exportId)).status).toBe(409);
  });
});

it('the schema of the files is public', async () => {
  cookies.clear();
  const schema = await answer('/export-schema.json');
  expect([schema.status, schema.headers.get('content-type')]).toEqual([200, 'application/schema+json; charset=utf-8']);
  expect(await schema.json()).toEqual(JSON.parse(JSON.stringify(exportSchema())));
});
