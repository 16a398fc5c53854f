import { createHash } from 'node:crypto';
import { open, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { BackupUnusable } from './backup-unusable.ts';

/** Raise it when a backup is laid out differently, so that an earlier program refuses it. */
const FORMAT = 1;

const MANIFEST = 'manifest.json';
const MANIFEST_HASH = 'manifest.json.sha256';
const MAX_BYTES = 16 * 2 ** 20;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);
const measure = z.strictObject({ bytes: count, sha256 });

/** Bytes on disk, and their hash. */
export type Measure = z.infer<typeof measure>;

const table = measure.extend({
  /** Table name with its schema, and the file's name without the ending. */
  name: z.string().regex(/^[a-z_]+\.[a-z0-9_]+$/),
  columns: z.array(z.string()).min(1),
  rows: count,
});

export type BackedUpTable = z.infer<typeof table>;

const database = {
  /** The moment that the rows are of, by the database's clock. */
  takenAt: z.iso.datetime(),
  postgres: z.string(),
  database: z.strictObject({ name: z.string(), systemIdentifier: z.string(), incarnation: z.int().min(1) }),
  migrations: z.array(z.strictObject({ name: z.string(), sha256 })).min(1),
  readModels: z.array(z.strictObject({ subscriber: z.string(), version: z.int(), tables: z.array(z.string()) })),
  sequences: z.array(z.strictObject({ name: z.string(), value: z.string().regex(/^\d+$/) })),
  tables: z.array(table),
};

const schema = z.strictObject({
  format: z.literal(FORMAT),
  id: z.uuid(),
  ...database,
  /** The bytes are in `files`; the list has a line for each. */
  files: z.strictObject({ count, bytes: count, list: measure }),
});

export type Manifest = z.infer<typeof schema>;
export type DatabaseManifest = Pick<Manifest, keyof typeof database>;
export type FilesManifest = Manifest['files'];

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const writeNew = async (path: string, text: string): Promise<void> => {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
};

/** Written last: a folder without it is no backup. */
export const writeManifest = async (folder: string, content: Omit<Manifest, 'format'>): Promise<Manifest> => {
  const manifest: Manifest = { format: FORMAT, ...content };
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  // In the format that sha256sum --check reads.
  await writeNew(join(folder, MANIFEST_HASH), `${hashOf(text)}  ${MANIFEST}\n`);
  await writeNew(join(folder, MANIFEST), text);
  return manifest;
};

const textOf = async (folder: string, name: string): Promise<string> => {
  const path = join(folder, name);
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new BackupUnusable(`${folder} has no ${name}: it is no backup, or one that was never finished`);
  if (found.size > MAX_BYTES) throw new BackupUnusable(`${path} is too large for a manifest`);
  return readFile(path, 'utf8');
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const formatOf = (content: unknown): unknown =>
  typeof content === 'object' && content !== null && 'format' in content ? content.format : undefined;

/** Throws {@link BackupUnusable} on a folder without a whole manifest of this format. */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await textOf(folder, MANIFEST);
  if ((await textOf(folder, MANIFEST_HASH)) !== `${hashOf(text)}  ${MANIFEST}\n`)
    throw new BackupUnusable(`${join(folder, MANIFEST)} was changed after the backup was made`);
  const content = parsed(text);
  const format = formatOf(content);
  if (format !== FORMAT)
    throw new BackupUnusable(`the backup has format ${format}, and this program reads format ${FORMAT}`);
  const read = schema.safeParse(content);
  if (!read.success) throw new BackupUnusable(`${join(folder, MANIFEST)} is not a manifest of this program`);
  return read.data;
};
