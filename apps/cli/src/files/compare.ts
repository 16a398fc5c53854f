import type { Queryable } from '@palmares/db';
import { type KeptFile, keptFiles, type OwnFile, withoutRow } from '@palmares/db/files';
import { everyFile, FileMissing, type FileStore, fileKey, parseFileKey } from '@palmares/files';

export interface Comparison {
  /** Files whose bytes are in the store. */
  readonly stored: number;
  /** With bytes and without a row. */
  readonly nameless: readonly OwnFile[];
  /** With a row that says they can be read, and without bytes. */
  readonly missing: readonly OwnFile[];
}

const PAGE = 1000;

const sizeOf = ({ kind }: KeptFile) => (kind === 'picture' ? 'master' : 'document');

/** Also true of a file that was processed after the store was listed. */
const isStored = async (store: FileStore, file: KeptFile): Promise<boolean> => {
  try {
    await store.stat(fileKey({ ...file, size: sizeOf(file) }));
    return true;
  } catch (error) {
    if (error instanceof FileMissing) return false;
    throw error;
  }
};

const listFiles = async (store: FileStore): Promise<readonly OwnFile[]> => {
  const files = new Map<string, OwnFile>();
  for await (const key of store.keys(everyFile)) {
    const name = parseFileKey(key);
    if (name) files.set(name.fileId, { athleteId: name.athleteId, fileId: name.fileId });
  }
  return [...files.values()];
};

const missingOf = async (db: Queryable, store: FileStore, listed: ReadonlySet<string>): Promise<readonly OwnFile[]> => {
  const missing: OwnFile[] = [];
  let page: readonly KeptFile[] = [];
  do {
    page = await keptFiles(db, page.at(-1)?.fileId, PAGE);
    for (const file of page) {
      if (listed.has(file.fileId) || (await isStored(store, file))) continue;
      missing.push({ athleteId: file.athleteId, fileId: file.fileId });
    }
  } while (page.length === PAGE);
  return missing;
};

/**
 * Compares every file in the store with every row. The store is listed first: a row is there before the bytes, so bytes
 * that were listed without a row have lost it.
 */
export const compareFiles = async (db: Queryable, store: FileStore): Promise<Comparison> => {
  const listed = await listFiles(store);
  const nameless: OwnFile[] = [];
  for (let at = 0; at < listed.length; at += PAGE)
    nameless.push(...(await withoutRow(db, listed.slice(at, at + PAGE))));
  const ids = new Set(listed.map(({ fileId }) => fileId));
  return { stored: listed.length, nameless, missing: await missingOf(db, store, ids) };
};
