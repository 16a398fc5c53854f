import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { readBuildVersion } from '@palmares/db/build-version';
import { type ConnectedDatabase, connectedDatabase } from '@palmares/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { startWebProcess, type WebProcess } from './testing/web-process.ts';

const dist = resolve(import.meta.dirname, '../../dist');
const client = join(dist, 'client');
const key = Buffer.alloc(32, 9).toString('base64');

const environment = {
  PALMARES_MASTER_KEY: key,
  PALMARES_PEPPER: key,
  FILES_FOLDER: '/nowhere',
  PUBLIC_URL: 'https://palmares.example',
  STRIPE_SECRET_KEY: 'sk_test',
  STRIPE_WEBHOOK_SECRET: 'whsec_test',
  STRIPE_API_BASE: 'http://127.0.0.1:9',
  LOG_LEVEL: 'silent',
};

let db: ConnectedDatabase;
let web: WebProcess;
let paths: readonly string[];

beforeAll(async () => {
  db = await connectedDatabase();
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  paths = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => `/${relative(client, join(parentPath, name))}`);
  web = await startWebProcess({ ...environment, DATABASE_URL: db.database.url });
});

afterAll(async () => {
  await web?.end('SIGKILL');
  await db.close();
});

const decoded = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body: Buffer) => body,
};

it.each(Object.entries({ ...decoded, zstd: zstdDecompressSync }))('a page is whole as %s', async (encoding, decode) => {
  const { status, headers, body } = await ask(web.url, '/fr-ca/auth', { headers: { 'accept-encoding': encoding } });
  expect({ status, encoding: headers['content-encoding'] ?? 'identity' }).toEqual({ status: 200, encoding });
  const page = decode(body).toString();
  expect(page).toMatch(/^<!DOCTYPE html><html lang="fr-CA"/u);
  expect(page).toContain('Palmarès');
  expect(page.endsWith('</html>')).toBe(true);
});

describe('every file that was built', () => {
  it('is answered unchanged, in every encoding', async () => {
    expect(paths).toEqual(expect.arrayContaining(['/favicon.svg', expect.stringMatching(/^\/assets\/.+\.css$/)]));
    for (const [encoding, decode] of Object.entries(decoded))
      for (const path of paths) {
        const { headers, body } = await ask(web.url, path, { headers: { 'accept-encoding': encoding } });
        const content = headers['content-encoding'] === encoding ? decode(body) : body;
        expect(content.equals(await readFile(join(client, path))), `${path} as ${encoding}`).toBe(true);
      }
  });

  it('has the headers that protect it and say how long it may be kept', async () => {
    for (const path of paths) {
      const { status, headers, body } = await ask(web.url, path);
      expect({ path, status, ...headers }).toMatchObject({
        path,
        status: 200,
        'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        'content-length': String(body.byteLength),
        'content-security-policy': expect.stringMatching(/^default-src 'none'; (.+; )?frame-ancestors 'none'$/),
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': expect.stringContaining('max-age='),
        'x-content-type-options': 'nosniff',
      });
    }
  });

  it('is compressed where that makes scripts and styles smaller', async () => {
    const [style = ''] = paths.filter((path) => path.endsWith('.css'));
    const sizes = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (encoding) => (await ask(web.url, style, { headers: { 'accept-encoding': encoding } })).body.byteLength,
      ),
    );
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect(new Set(sizes).size).toBe(3);
  });
});

describe('the file system', () => {
  it('is not read for a built file, a missing file or the health check', async () => {
    const calls = await web.fileSystemCalls(async () => {
      for (const path of [...paths, '/assets/none.js', '/assets/..%2f..%2fserve.ts', '/assets/%00', '/healthz'])
        for (const method of ['GET', 'HEAD', 'POST']) await ask(web.url, path, { method });
    });
    expect(calls).toEqual([]);
  });

  it('is not read for a page that was rendered before, nor for a missing page', async () => {
    const visit = async () => {
      for (const path of ['/en', '/fr-ca', '/en/no/where', '//assets/..%2f', '/%00', '/favicon.png'])
        await ask(web.url, path);
    };
    await visit();
    expect(await web.fileSystemCalls(visit)).toEqual([]);
  });
});

it('the health check and every page name the build that the process runs', async () => {
  const version = readBuildVersion(dist);
  expect(JSON.parse((await ask(web.url, '/healthz')).body.toString())).toEqual({ status: 'ok', version });
  for (const path of ['/en', '/fr-ca/auth', '/en/no/where'])
    expect((await ask(web.url, path)).body.toString()).toContain(`<meta name="version" content="${version}"/>`);
});

it('a process without a database is alive, and not ready', async () => {
  const alone = await startWebProcess({ ...environment, DATABASE_URL: 'postgres://app:app@127.0.0.1:9/palmares' });
  try {
    expect((await ask(alone.url, '/healthz')).status).toBe(200);
    expect((await ask(alone.url, '/readyz')).status).toBe(503);
  } finally {
    await alone.end('SIGKILL');
  }
});

it('SIGTERM ends the process with exit code 0', async () => {
  expect(await web.end('SIGTERM')).toEqual([0, null]);
});
