import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Manifest, readManifest, writeManifest } from './manifest.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manifest-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const sha256 = '0'.repeat(64);

const content: Omit<Manifest, 'format'> = {
  id: '01890000-0000-7000-8000-000000000000',
  takenAt: '2026-12-06T12:00:00.000Z',
  postgres: '18.1',
  database: { name: 'palmares', systemIdentifier: '7441', incarnation: 1 },
  migrations: [{ name: '2026-11-22-01-baseline', sha256 }],
  readModels: [{ subscriber: 'portfolio', version: 1, tables: ['portfolios'] }],
  sequences: [{ name: 'public.events_position', value: '7' }],
  tables: [{ name: 'public.accounts', columns: ['id'], rows: 0, bytes: 9, sha256 }],
  files: { count: 0, bytes: 0, list: { bytes: 0, sha256 } },
};

const manifest = () => join(folder, 'manifest.json');

/** Replaces the manifest and its hash, like a forger who knows about the hash. */
const replace = (text: string): void => {
  writeFileSync(manifest(), text);
  writeFileSync(`${manifest()}.sha256`, `${createHash('sha256').update(text).digest('hex')}  manifest.json\n`);
};

it('a manifest is read as it was written', async () => {
  const written = await writeManifest(folder, content);
  expect(await readManifest(folder)).toEqual(written);
});

it('a folder without a manifest, or without the manifest’s hash, is no backup', async () => {
  await expect(readManifest(folder)).rejects.toThrow(
    'no manifest.json: it is no backup, or one that was never finished',
  );
  await writeManifest(folder, content);
  rmSync(`${manifest()}.sha256`);
  await expect(readManifest(folder)).rejects.toThrow('no manifest.json.sha256');
});

it('a manifest with a changed byte is refused', async () => {
  await writeManifest(folder, content);
  writeFileSync(manifest(), readFileSync(manifest(), 'utf8').replace('"rows": 0', '"rows": 1'));
  await expect(readManifest(folder)).rejects.toThrow('was changed after the backup was made');
});

it('a manifest of another format is refused by its number', async () => {
  replace(JSON.stringify({ format: 2 }));
  await expect(readManifest(folder)).rejects.toThrow('has format 2, and this program reads format 1');
});

it('a manifest that names a table outside of the folder is refused', async () => {
  const [table] = content.tables;
  replace(JSON.stringify({ format: 1, ...content, tables: [{ ...table, name: '../../etc.passwd' }] }));
  await expect(readManifest(folder)).rejects.toThrow('is not a manifest of this program');
});
