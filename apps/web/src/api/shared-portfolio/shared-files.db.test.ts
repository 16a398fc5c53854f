import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPasscode, type SharedKind, signSharedAddress } from '@palmares/db/sharing';
import { aPlan, closedFor, closedLinks } from '@palmares/db/testing';
import { type FileSize, fileKey } from '@palmares/files';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { servedApi } from '../testing/served-api.ts';
import { services } from '../transport/services.server.ts';
import { answerSharedAddress } from './answer-shared-address.server.ts';
import { aSharedPortfolio, writeDocuments, writePicture } from './testing/a-shared-portfolio.ts';

const pepper = Buffer.alloc(32, 7);
const code = '481516';
const place = '/api/shared/';

const api = servedApi({
  render: (request, callApi) => {
    const { pathname } = new URL(request.url);
    return pathname.startsWith(place)
      ? answerSharedAddress({ params: { address: pathname.slice(place.length) } })
      : callApi(request);
  },
});

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'palmares-shared-'));
  vi.stubEnv('FILES_FOLDER', folder);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

interface Named {
  readonly linkId: string;
  readonly kind?: SharedKind;
  readonly fileId?: string | null;
  readonly at?: Date;
}

const ask = ({ linkId, kind = 'medium', fileId = null, at = new Date() }: Named, headers = {}) =>
  api.ask(`${place}${signSharedAddress(pepper, { linkId, kind, language: 'fr-ca', fileId }, at)}`, { headers });

/** Everything that a browser gets, except the id of the request. */
const answerTo = async (asked: Named) => {
  const answer = await ask(asked);
  const { 'x-request-id': _, ...headers } = Object.fromEntries(answer.headers);
  return { status: answer.status, headers, body: await answer.text() };
};

const gone = {
  status: 404,
  headers: {
    'accept-ranges': 'none',
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'content-type': 'application/json',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex, nofollow, noarchive, nosnippet',
  },
  body: '{"error":"not_found"}',
};

const store = async (athleteId: string, fileId: string, size: FileSize): Promise<void> => {
  const bytes = Buffer.from(`${size}...`);
  await (await services()).files.write(fileKey({ athleteId, fileId, size }), bytes, { type: '', atMost: 100 });
};

/** A shared portfolio whose files are stored. */
const withFiles = async (given: Parameters<typeof aSharedPortfolio>[1] = {}) => {
  const shared = await aSharedPortfolio(api.db, given);
  const { athleteId, pictureId, documentId } = shared;
  await Promise.all([
    store(athleteId, pictureId, 'medium'),
    store(athleteId, pictureId, 'large'),
    store(athleteId, pictureId, 'card-large'),
    store(athleteId, documentId, 'document'),
  ]);
  return shared;
};

const pictureOf = ({ linkId, pictureId }: { linkId: string; pictureId: string }): Named => ({
  linkId,
  fileId: pictureId,
});

const documentOf = ({ linkId, documentId }: { linkId: string; documentId: string }): Named => ({
  linkId,
  kind: 'document',
  fileId: documentId,
});

describe('a file of an open link', () => {
  it.each(['medium', 'large'] as const)(
    'is the picture, kept for 15 minutes by this browser alone: %s',
    async (kind) => {
      const shared = await withFiles();
      const answer = await answerTo({ ...pictureOf(shared), kind });
      expect(answer).toMatchObject({ status: 200, body: `${kind}...` });
      expect(answer.headers).toEqual({
        ...gone.headers,
        'cache-control': 'private, max-age=900',
        'content-length': String(answer.body.length),
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'content-type': 'image/webp',
      });
    },
  );

  it.each([
    ['card-large', 'card-large'],
    ['card-medium', 'medium'],
  ] as const)('is the picture on the card, or the square where none is made yet: %s', async (kind, sent) => {
    const answer = await answerTo({ ...pictureOf(await withFiles()), kind });
    expect(answer).toMatchObject({ status: 200, body: `${sent}...` });
    expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, max-age=900' });
  });

  it('is a document to save under its name, and kept by nobody', async () => {
    const answer = await answerTo(documentOf(await withFiles()));
    expect(answer).toMatchObject({ status: 200, body: 'document...' });
    expect(answer.headers).toEqual({
      ...gone.headers,
      'content-disposition': `attachment; filename="Releve d'ete.pdf"; filename*=UTF-8''Relev%C3%A9%20d%E2%80%99%C3%A9t%C3%A9.pdf`,
      'content-length': '11',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'content-type': 'application/pdf',
    });
  });

  it('is sent whole, also if a part is asked for', async () => {
    const answer = await ask(documentOf(await withFiles()), { range: 'bytes=0-3' });
    expect([answer.status, await answer.text()]).toEqual([200, 'document...']);
  });

  it('sets no cookie', async () => {
    await ask(pictureOf(await withFiles()));
    expect([...api.cookies]).toEqual([]);
  });

  it('needs the grant of a protected link, until its passcode changes', async () => {
    const shared = await withFiles({ passcodeHash: await hashPasscode(pepper, code) });
    const picture = pictureOf(shared);
    expect(await answerTo(picture)).toEqual(gone);
    await api.call('sharedPortfolio.tryPasscode', { token: shared.token, code });
    expect((await answerTo(picture)).status).toBe(200);
    const { database, sharing } = await services();
    const passcodeHash = await sharing.hashPasscode('234200');
    await database.kysely.transaction().execute((tx) => sharing.setPasscode(tx, { ...shared, passcodeHash }));
    expect(await answerTo(picture)).toEqual(gone);
  });
});

describe('the same 404', () => {
  it.each(closedFor)('answers for a link that opens nothing: %s', async (reason) => {
    const { linkId } = await closedLinks[reason](api.db);
    expect(await answerTo({ linkId, fileId: crypto.randomUUID() })).toEqual(gone);
  });

  it('answers once a link that sent a file is closed', async () => {
    const { database, sharing } = await services();
    const [revoked, lapsed] = [await withFiles(), await withFiles()];
    for (const shared of [revoked, lapsed]) expect((await answerTo(pictureOf(shared))).status).toBe(200);
    await database.kysely.transaction().execute((tx) => sharing.revokeLink(tx, revoked));
    await aPlan(api.db, lapsed.athleteId, new Date(0));
    for (const shared of [revoked, lapsed]) expect(await answerTo(pictureOf(shared))).toEqual(gone);
  });

  it('answers for files of another athlete, and for those of another kind', async () => {
    const [shared, other] = [await withFiles(), await withFiles()];
    for (const asked of [
      { ...pictureOf(other), linkId: shared.linkId },
      { ...documentOf(other), linkId: shared.linkId },
      { ...pictureOf(shared), kind: 'document' },
      { ...documentOf(shared), kind: 'medium' },
      { ...pictureOf(shared), fileId: null },
    ] as const)
      expect(await answerTo(asked)).toEqual(gone);
  });

  it('answers for a document of a minor, whose picture is shown', async () => {
    const shared = await withFiles({ age: 16 });
    expect((await answerTo(pictureOf(shared))).status).toBe(200);
    expect(await answerTo(documentOf(shared))).toEqual(gone);
  });

  it('answers for a picture and a document that were removed, although their bytes are kept', async () => {
    const shared = await withFiles();
    await writePicture(api.db, shared.athleteId, '');
    await writeDocuments(api.db, shared.athleteId, []);
    for (const asked of [pictureOf(shared), documentOf(shared)]) expect(await answerTo(asked)).toEqual(gone);
  });

  it('answers for a file without bytes', async () => {
    const shared = await aSharedPortfolio(api.db);
    for (const asked of [pictureOf(shared), documentOf(shared)]) expect(await answerTo(asked)).toEqual(gone);
  });

  it('answers for an address that has expired or that nobody signed', async () => {
    const shared = await withFiles();
    const before = new Date(Date.now() - 15 * 60_000);
    expect(await answerTo({ ...pictureOf(shared), at: before })).toEqual(gone);
    const { status, headers } = await api.ask(`${place}${'A'.repeat(96)}`);
    expect([status, headers.get('x-robots-tag')]).toEqual([404, gone.headers['x-robots-tag']]);
  });
});
