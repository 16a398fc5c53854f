import { EventEmitter, once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request as askSlowly, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startSession } from '@palmares/db/accounts';
import { type FileRow, fileOf, markReady, markRefused } from '@palmares/db/files';
import { floodRules, quotaRules } from '@palmares/db/limits';
import { anAccount, type ConnectedDatabase, connectedDatabase, request, within } from '@palmares/db/testing';
import { ATHLETE_BYTES, type FileKind, fileLimits } from '@palmares/domain/files';
import { streamOf } from '@palmares/domain/kernel';
import { type FileSize, fileKey } from '@palmares/files';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerRequest } from '../../server/answer/answer-request.server.ts';
import { floods } from '../../server/limits/floods.server.ts';
import { createAppListener } from '../../server/listener/app-listener.server.ts';
import { type ListeningServer, listen } from '../../server/listener/listen.server.ts';
import { createRequestListener } from '../../server/listener/request-listener.server.ts';
import { metrics } from '../../server/metrics/metrics.server.ts';
import { ask } from '../../server/testing/ask.ts';
import { answerApiCall } from '../answer-api-call.server.ts';
import { refusedCall } from '../refused-call.server.ts';
import { ACCOUNT_HEADER } from '../transport/named-account.ts';
import { closeServices, isDatabaseReachable, services } from '../transport/services.server.ts';
import { DOWNLOADS_AT_ONCE } from './downloads.server.ts';
import { receiveFile } from './receive-file.server.ts';
import { sendFile } from './send-file.server.ts';

const cookies = new Map<string, string>();

vi.mock('@tanstack/react-start/server', () => ({
  getCookie: (name: string) => cookies.get(name),
  setCookie: (name: string, value: string) => cookies.set(name, value),
}));

const MIB = 2 ** 20;
const content = Buffer.from('%PDF-1.7 a transcript of three good years');

let db: ConnectedDatabase;
let folder: string;
let server: ListeningServer;
let athleteId: string;
const handled: Promise<Response>[] = [];
const arrivals = new EventEmitter();

/** Hands the routes to their handlers, as the router does. */
const route = (asked: Request): Promise<Response> => {
  const [, , place, fileId = '', size] = new URL(asked.url).pathname.split('/');
  if (place !== 'files') return answerApiCall(asked);
  return size === undefined
    ? receiveFile({ request: asked, params: { fileId } })
    : sendFile({ request: asked, params: { fileId, size } });
};

const render = (asked: Request): Promise<Response> => {
  const answer = route(asked);
  handled.push(answer);
  arrivals.emit(asked.method);
  return answer;
};

beforeAll(async () => {
  db = await connectedDatabase();
  folder = await mkdtemp(join(tmpdir(), 'palmares-web-files-'));
  const key = Buffer.alloc(32, 7).toString('base64');
  const environment = {
    DATABASE_URL: db.database.url,
    PALMARES_MASTER_KEY: key,
    PALMARES_PEPPER: key,
    FILES_FOLDER: folder,
    PUBLIC_URL: 'https://palmares.example',
    STRIPE_SECRET_KEY: 'sk_test',
    STRIPE_WEBHOOK_SECRET: 'whsec',
    LOG_LEVEL: 'silent',
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const app = createAppListener(
    (asked) => answerRequest(asked, { render, refusedCall, isReady: isDatabaseReachable }),
    () => new Response(null, { status: 500 }),
  );
  server = await listen(
    createRequestListener({
      https: true,
      version: undefined,
      staticFiles: () => undefined,
      keptPages: () => undefined,
      app,
    }),
    {
      host: '127.0.0.1',
      port: 0,
    },
  );
});

afterAll(async () => {
  await server.stop(0);
  await closeServices();
  await db.close();
  await rm(folder, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

const signIn = async (): Promise<string> => {
  const account = await anAccount(db.database);
  const { lucia, keyring } = await services();
  await keyring.create(db.database.kysely, account.athleteId);
  const session = await startSession(lucia, { athleteId: account.athleteId, device: 'a test' });
  cookies.clear();
  cookies.set(lucia.sessionCookieName, session.id);
  return account.athleteId;
};

beforeEach(async () => {
  athleteId = await signIn();
});

const ours = () => ({ 'sec-fetch-site': 'same-origin', [ACCOUNT_HEADER]: athleteId });

const call = async (procedure: string, input: unknown) => {
  const body = JSON.stringify(input);
  const headers = { ...ours(), 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const answer = await ask(server.url, `/api/trpc/${procedure}`, { method: 'POST', headers, body });
  return { status: answer.status, ...JSON.parse(answer.body.toString()) };
};

const begin = async (input: { kind?: FileKind; name?: string; bytes?: number } = {}): Promise<string> => {
  const announced = { kind: 'document', name: 'transcript.pdf', bytes: content.length, ...input };
  const { result } = await call('files.begin', announced);
  const { ok, value, refusal } = result.data.json;
  if (!ok) throw new Error(`It was refused: ${refusal.code}`);
  return value.fileId;
};

const put = async (fileId: string, body: Uint8Array | string = content, headers: OutgoingHttpHeaders = {}) => {
  const length = { 'content-length': Buffer.byteLength(body) };
  const answer = await ask(server.url, `/api/files/${fileId}`, {
    method: 'PUT',
    headers: { ...ours(), ...length, ...headers },
    body,
  });
  const text = answer.body.toString();
  return { status: answer.status, answer: text === '' ? null : JSON.parse(text) };
};

/** Sends the parts without a length. `cut` ends the connection after the last one. */
const putInParts = async (
  fileId: string,
  parts: readonly Uint8Array[],
  { cut = false, length }: { readonly cut?: boolean; readonly length?: number } = {},
): Promise<IncomingMessage | undefined> => {
  const { hostname, port } = new URL(server.url);
  const asked = askSlowly({
    hostname,
    port,
    path: `/api/files/${fileId}`,
    method: 'PUT',
    headers: { ...ours(), ...(length === undefined ? {} : { 'content-length': length }) },
    agent: false,
  });
  const answered = once(asked, 'response');
  answered.catch(() => undefined);
  const arrived = once(arrivals, 'PUT');
  asked.flushHeaders();
  for (const part of parts) await new Promise((resolve) => asked.write(part, resolve));
  if (cut) {
    await arrived;
    asked.destroy();
    return undefined;
  }
  // A body of another length than was promised cannot be ended.
  if (length === undefined) asked.end();
  const [response]: IncomingMessage[] = await answered;
  return response;
};

const get = (fileId: string, size: string, headers: OutgoingHttpHeaders = {}) =>
  ask(server.url, `/api/files/${fileId}/${size}`, { headers });

const row = (fileId: string): Promise<FileRow | undefined> => fileOf(db.database.kysely, { athleteId, fileId });

const filesIn = async (part = ''): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length))
    .filter((path) => path.includes(part));
};

const stored = async (fileId: string, size: FileSize = 'upload'): Promise<Buffer> =>
  buffer(await (await services()).files.read(fileKey({ athleteId, fileId, size })));

const store = async (fileId: string, size: FileSize, bytes: Uint8Array): Promise<void> => {
  const { files } = await services();
  await files.write(fileKey({ athleteId, fileId, size }), bytes, { type: 'image/webp', atMost: bytes.length });
};

/** A checked file, as the worker leaves it. */
const ready = async (kind: FileKind, sizes: readonly FileSize[], name = 'transcript.pdf'): Promise<string> => {
  const fileId = await begin({ kind, name });
  expect((await put(fileId)).status).toBe(200);
  for (const size of sizes) await store(fileId, size, Buffer.from(`the ${size} bytes`));
  const type = kind === 'document' ? 'application/pdf' : 'image/webp';
  await markReady(db.database.kysely, {
    athleteId,
    fileId,
    type,
    bytes: content.length,
    width: null,
    height: null,
    pages: kind === 'document' ? 3 : null,
  });
  return fileId;
};

describe('an upload', () => {
  it('is stored as it came, and its file is then processed', async () => {
    const bytes = Buffer.alloc(5 * MIB, 'a picture of five megabytes ');
    const fileId = await begin({ kind: 'picture', bytes: bytes.length });
    expect(await put(fileId, bytes)).toEqual({ status: 200, answer: { ok: true } });
    expect(await row(fileId)).toMatchObject({ state: 'processing', bytes: bytes.length });
    expect(bytes.equals(await stored(fileId))).toBe(true);
    const { rows } = await db.owner.pool.query(
      `select data from pgboss.job where name = 'process-file' and data ->> 'fileId' = $1`,
      [fileId],
    );
    expect(rows).toEqual([{ data: { athleteId, fileId } }]);
  });

  it('is one, however its id is spelled', async () => {
    const fileId = await begin();
    expect((await put(fileId.toUpperCase())).status).toBe(200);
    expect((await put(fileId)).status).toBe(409);
    const { rows } = await db.owner.pool.query(`select data ->> 'fileId' as id from pgboss.job where data @> $1`, [
      JSON.stringify({ athleteId }),
    ]);
    expect(rows).toEqual([{ id: fileId }]);
  });

  it('without a length is stored too', async () => {
    const fileId = await begin();
    const answer = await putInParts(fileId, [content.subarray(0, 10), content.subarray(10)]);
    expect(answer?.statusCode).toBe(200);
    expect(await stored(fileId)).toEqual(content);
  });

  it('may be smaller than was announced', async () => {
    const fileId = await begin({ bytes: content.length + 1000 });
    expect((await put(fileId)).status).toBe(200);
    expect((await row(fileId))?.bytes).toBe(content.length);
  });

  it('that is repeated is refused, and what is stored stays', async () => {
    const fileId = await begin();
    await put(fileId);
    expect(await put(fileId, '%PDF-1.7 another')).toEqual({
      status: 409,
      answer: { ok: false, refusal: { code: 'upload_closed' } },
    });
    expect(await stored(fileId)).toEqual(content);
  });

  it('is one of several in parallel', async () => {
    const fileId = await begin({ bytes: MIB });
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((letter) => put(fileId, Buffer.alloc(MIB, letter))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const kept = await stored(fileId);
    expect(kept.equals(Buffer.alloc(MIB, kept.subarray(0, 1)))).toBe(true);
  });

  it('that is larger than was announced is refused and stores nothing', async () => {
    const fileId = await begin({ bytes: 10 });
    const refusal = { status: 413, answer: { ok: false, refusal: { code: 'file_too_large' } } };
    expect(await put(fileId)).toEqual(refusal);
    const inParts = await putInParts(fileId, [content, Buffer.alloc(3 * MIB)]);
    expect(inParts?.statusCode).toBe(413);
    expect(inParts && JSON.parse((await buffer(inParts)).toString())).toEqual(refusal.answer);
    expect([(await row(fileId))?.state, await filesIn(fileId), await filesIn('arriving')]).toEqual([
      'receiving',
      [],
      [],
    ]);
  });

  it('of more than any file may have is refused before it is read', async () => {
    const fileId = await begin();
    const answer = await putInParts(fileId, [], { length: 16 * MIB + 1 });
    expect(answer?.statusCode).toBe(413);
    expect((await row(fileId))?.state).toBe('receiving');
  });

  it('of more than any file may have, without a length, stores nothing', async () => {
    const fileId = await begin({ bytes: fileLimits.document.bytes });
    // The answer may come too late for a connection that was cut at the limit.
    await putInParts(
      fileId,
      Array.from({ length: 17 }, () => Buffer.alloc(MIB)),
    ).catch(() => undefined);
    expect((await handled.at(-1))?.status).toBe(413);
    expect([(await row(fileId))?.state, await filesIn(fileId)]).toEqual(['receiving', []]);
  });

  it('of no bytes is refused and may be repeated', async () => {
    const fileId = await begin();
    expect(await put(fileId, '')).toEqual({ status: 422, answer: { ok: false, refusal: { code: 'file_empty' } } });
    expect([(await row(fileId))?.state, await filesIn(fileId)]).toEqual(['receiving', []]);
    expect((await put(fileId)).status).toBe(200);
  });

  it.each([undefined, 2 * MIB])(
    'that is cut in the middle stores nothing and may be repeated (length: %s)',
    async (length) => {
      const bytes = Buffer.alloc(2 * MIB, 'whole ');
      const fileId = await begin({ bytes: bytes.length });
      await putInParts(fileId, [bytes.subarray(0, MIB)], { cut: true, ...(length === undefined ? {} : { length }) });
      expect((await handled.at(-1))?.status).toBe(400);
      expect([(await row(fileId))?.state, await filesIn(fileId), await filesIn('arriving')]).toEqual([
        'receiving',
        [],
        [],
      ]);
      expect((await put(fileId, bytes)).status).toBe(200);
      expect(bytes.equals(await stored(fileId))).toBe(true);
    },
  );

  it('of a file that was cancelled finds none', async () => {
    const fileId = await begin();
    expect((await call('files.cancel', { fileId })).status).toBe(200);
    expect((await put(fileId)).status).toBe(404);
    expect(await filesIn(fileId)).toEqual([]);
  });
});

describe('an upload is refused', () => {
  it('to another athlete', async () => {
    const fileId = await begin();
    athleteId = await signIn();
    expect(await put(fileId)).toEqual({ status: 404, answer: { ok: false, refusal: { code: 'file_unknown' } } });
    expect(await filesIn(fileId)).toEqual([]);
  });

  it('from a page of another account than the one that is logged in', async () => {
    const fileId = await begin();
    expect((await put(fileId, content, { [ACCOUNT_HEADER]: crypto.randomUUID() })).status).toBe(428);
    expect((await put(fileId)).status).toBe(200);
  });

  it('without a session', async () => {
    const fileId = await begin();
    cookies.clear();
    expect((await put(fileId)).status).toBe(401);
    expect((await row(fileId))?.state).toBe('receiving');
  });

  it.each([{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { 'sec-fetch-site': 'none' }])(
    'from another origin: %o',
    async (headers) => {
      const fileId = await begin();
      expect((await put(fileId, content, headers)).status).toBe(403);
      expect((await row(fileId))?.state).toBe('receiving');
    },
  );

  it.each(['019a0000-0000-7000-8000-000000000001', 'nothing', '..%2f..%2fetc', '%00'])(
    'for %s, which nobody announced',
    async (fileId) => {
      expect((await put(fileId)).status).toBe(404);
    },
  );

  it('after too many attempts', async () => {
    const fileId = await begin();
    await floods().charge('upload-attempt-account', athleteId, floodRules['upload-attempt-account'].points);
    expect((await put(fileId)).status).toBe(429);
  });
});

it('uploads are counted by their bytes, or by why they were refused', async () => {
  const samples = async (): Promise<readonly number[]> => {
    const text = await metrics().registry.metrics();
    const names = [
      'palmares_uploads_received_total',
      'palmares_upload_bytes_total',
      'palmares_uploads_refused_total{code="file_empty"}',
      'palmares_uploads_refused_total{code="upload_closed"}',
      'palmares_uploads_refused_total{code="file_too_large"}',
    ];
    return names.map((name) =>
      Number(
        text
          .split('\n')
          .find((line) => line.startsWith(`${name} `))
          ?.split(' ')[1],
      ),
    );
  };
  const before = await samples();
  const fileId = await begin();
  await put(fileId);
  await put(fileId);
  await put(await begin(), '');
  await put(await begin({ bytes: 10 }));
  await call('files.begin', { kind: 'document', name: 'a.pdf', bytes: fileLimits.document.bytes + 1 });
  const after = await samples();
  expect(after.map((value, index) => value - (before[index] ?? Number.NaN))).toEqual([1, content.length, 1, 1, 2]);
});

describe('a file is announced', () => {
  const refusalOf = async (input: unknown) => (await call('files.begin', input)).result?.data.json.refusal?.code;
  const announced = { kind: 'document', name: 'transcript.pdf', bytes: 1 };

  it('unless it is empty, too large for its kind, or of no kind', async () => {
    expect(await refusalOf({ ...announced, bytes: 0 })).toBe('file_empty');
    expect(await refusalOf({ ...announced, bytes: fileLimits.document.bytes + 1 })).toBe('file_too_large');
    expect((await call('files.begin', { ...announced, kind: 'movie' })).status).toBe(400);
    expect((await call('files.begin', { ...announced, bytes: -1 })).status).toBe(400);
  });

  it('unless the athlete has too much', async () => {
    await db.owner.pool.query(
      `insert into files (id, athlete_id, kind, state, name, type, bytes)
       values (gen_random_uuid(), $1, 'document', 'ready', 'old.pdf', 'application/pdf', $2)`,
      [athleteId, ATHLETE_BYTES],
    );
    expect(await refusalOf(announced)).toBe('file_quota');
  });

  it('ten times, and thirty in an hour', async () => {
    await db.owner.pool.query('update accounts set email_verified_at = now() where id = $1', [athleteId]);
    for (let count = 0; count < 10; count += 1) await begin();
    expect(await refusalOf(announced)).toBe('file_too_many_waiting');
    const { quotas } = await services();
    await quotas.charge('upload-account', athleteId, quotaRules['upload-account'].points - 12);
    expect(await refusalOf(announced)).toBe('file_too_many_waiting');
    expect((await call('files.begin', announced)).status).toBe(429);
  });

  it('less often before the email is verified, and as often as others after', async () => {
    const { quotas } = await services();
    const { points } = quotaRules['upload-unverified-account'];
    await quotas.charge('upload-unverified-account', athleteId, points - 1);
    await begin();
    expect((await call('files.begin', announced)).status).toBe(429);
    await db.owner.pool.query('update accounts set email_verified_at = now() where id = $1', [athleteId]);
    await begin();
  });

  it('under a name without folders and direction marks, which no path is made of', async () => {
    const fileId = await begin({ name: '../../../etc/\u202egpj.exe' });
    await put(fileId);
    expect((await row(fileId))?.name).toBe('gpj.exe');
    expect(await filesIn(fileId)).toEqual([`/athletes/${athleteId}/${fileId}/upload`]);
  });
});

it('the athlete’s own files are listed with what is known of them', async () => {
  const refused = await begin({ kind: 'picture', name: 'me.heic' });
  await put(refused);
  await markRefused(db.database.kysely, { athleteId, fileId: refused, refusal: 'file_heic' });
  const done = await ready('document', ['document']);
  const answer = await ask(server.url, '/api/trpc/files.mine');
  const common = { width: null, height: null, bytes: content.length, isUsed: false };
  expect(JSON.parse(answer.body.toString()).result.data.json).toEqual([
    {
      ...common,
      id: refused,
      kind: 'picture',
      state: 'refused',
      name: 'me.heic',
      type: null,
      pages: null,
      refusal: 'file_heic',
    },
    {
      ...common,
      id: done,
      kind: 'document',
      state: 'ready',
      name: 'transcript.pdf',
      type: 'application/pdf',
      pages: 3,
      refusal: null,
    },
  ]);
});

describe('a document', () => {
  it('is sent to be saved under its name, and does nothing in a browser', async () => {
    const fileId = await ready('document', ['document'], 'Relevé (1).pdf');
    const { status, headers, body } = await get(fileId, 'document');
    expect([status, body.toString()]).toEqual([200, 'the document bytes']);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="Releve (1).pdf"; filename*=UTF-8''Relev%C3%A9%20%281%29.pdf`,
      'content-length': String(body.length),
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'content-type': 'application/pdf',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  it('is sent under the name that its athlete gave it last', async () => {
    const fileId = await ready('document', ['document'], 'scan0001.pdf');
    const item = { id: fileId, type: 'application/pdf', bytes: content.length, pages: 3 } as const;
    const { log } = await services();
    const portfolio = streamOf('portfolio', athleteId);
    await log.append(
      request(portfolio, {
        events: [
          { type: 'AcademicDocumentAdded', data: { index: 0, item: { ...item, name: 'scan0001' } } },
          { type: 'AcademicDocumentChanged', data: { item: { ...item, name: 'Relevé du secondaire 4' } } },
        ],
      }),
    );
    expect((await get(fileId, 'document')).headers['content-disposition']).toContain(
      `filename*=UTF-8''Relev%C3%A9%20du%20secondaire%204.pdf`,
    );
  });

  it('of ten megabytes is sent whole', async () => {
    const fileId = await ready('document', []);
    const bytes = Buffer.alloc(10 * MIB, 'many pages ');
    await store(fileId, 'document', bytes);
    expect(bytes.equals((await get(fileId, 'document')).body)).toBe(true);
  });
});

describe('downloads', () => {
  /** Resolves when the headers have arrived. The body is not read. */
  const unread = (fileId: string): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(server.url);
      const path = `/api/files/${fileId}/document`;
      askSlowly({ hostname, port, path, agent: false }, resolve).on('error', reject).end();
    });

  it('of one athlete are so many at once, and the next may begin when one ends', async () => {
    const fileId = await ready('document', []);
    // More than the sockets' buffers hold.
    await store(fileId, 'document', Buffer.alloc(32 * MIB, 'many pages '));
    const slow = await Promise.all(Array.from({ length: DOWNLOADS_AT_ONCE }, () => unread(fileId)));
    expect(slow.map(({ statusCode }) => statusCode)).toEqual(slow.map(() => 200));
    const { status, headers } = await get(fileId, 'document');
    expect([status, headers['retry-after']]).toEqual([429, '2']);
    const own = [...cookies];
    await signIn();
    expect((await get(fileId, 'document')).status).toBe(404);
    for (const [name, value] of own) cookies.set(name, value);
    slow.pop()?.destroy();
    const again = async () => {
      const download = await unread(fileId);
      slow.push(download);
      return download.statusCode;
    };
    await expect.poll(again, { timeout: within(10_000) }).toBe(200);
    for (const download of slow) download.destroy();
  });

  it('that were answered without a body take no place', async () => {
    const picture = await ready('picture', ['large']);
    const { etag } = (await get(picture, 'large')).headers;
    for (let count = 0; count <= DOWNLOADS_AT_ONCE; count += 1) {
      expect((await get(picture, 'large', { 'if-none-match': etag })).status).toBe(304);
      expect((await get(picture, 'medium')).status).toBe(404);
    }
    expect((await get(picture, 'large')).status).toBe(200);
  });
});

describe('a picture', () => {
  it.each([
    ['master', 'image/webp'],
    ['large', 'image/webp'],
    ['medium-jpeg', 'image/jpeg'],
  ] as const)('is sent in its size %s as %s', async (size, type) => {
    const fileId = await ready('picture', [size], 'me.jpg');
    const { status, headers, body } = await get(fileId, size);
    expect([status, headers['content-type'], body.toString()]).toEqual([200, type, `the ${size} bytes`]);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', 'x-content-type-options': 'nosniff' });
    expect(headers).not.toHaveProperty('content-disposition');
  });

  it('that the browser has is not sent again, until it is another', async () => {
    const fileId = await ready('picture', ['large']);
    const { etag } = (await get(fileId, 'large')).headers;
    const again = await get(fileId, 'large', { 'if-none-match': etag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    await store(fileId, 'large', Buffer.from('another crop'));
    expect((await get(fileId, 'large', { 'if-none-match': etag })).body.toString()).toBe('another crop');
  });
});

describe('nothing is sent, and every reason looks the same:', () => {
  const isNotFound = async (fileId: string, size: string) => {
    const { status, headers, body } = await get(fileId, size);
    expect([status, body.toString()]).toEqual([404, '{"error":"not_found"}']);
    expect(headers['cache-control']).toBe('private, no-store');
  };

  it('another athlete’s file', async () => {
    const fileId = await ready('document', ['document']);
    await signIn();
    await isNotFound(fileId, 'document');
  });

  it('no session', async () => {
    const fileId = await ready('document', ['document']);
    cookies.clear();
    await isNotFound(fileId, 'document');
  });

  it('a file that is not checked yet, in any size', async () => {
    const fileId = await begin();
    await put(fileId);
    for (const size of ['upload', 'document', 'master']) await isNotFound(fileId, size);
  });

  it('the upload of a checked file, or a size of the other kind', async () => {
    const document = await ready('document', ['document', 'large']);
    for (const size of ['upload', 'large', 'toString', 'nothing']) await isNotFound(document, size);
    const picture = await ready('picture', ['master', 'document']);
    for (const size of ['upload', 'document', 'medium']) await isNotFound(picture, size);
  });

  it('ids that are none', async () => {
    for (const fileId of ['019a0000-0000-7000-8000-000000000001', 'nothing', '..%2f..%2fetc'])
      await isNotFound(fileId, 'document');
  });
});
