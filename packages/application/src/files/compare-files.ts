import type { Queryable } from '@palmares/db';
import { type KeptFile, keptFiles, type OwnFile, withoutRow } from '@palmares/db/files';
import { FileMissing, type FileStore, fileKey } from '@palmares/files';
import { storedFiles } from './stored-files.ts';

export interface FileComparison {
  /** Files whose bytes are in the store. */
  readonly stored: number;
  /** Files with bytes but without a row. */
  readonly nameless: readonly OwnFile[];
  /** Files without bytes whose row says that they are readable. */
  readonly missing: readonly OwnFile[];
}

const PAGE = 1000;

const sizeOf = ({ kind }: KeptFile) => (kind === 'picture' ? 'master' : 'document');

/** Asks the store, so it also finds a file that was processed after the store was listed. */
const isStored = async (store: FileStore, file: KeptFile): Promise<boolean> => {
  try {
    await store.stat(fileKey({ ...file, size: sizeOf(file) }));
    return true;
  } catch (error) {
    if (error instanceof FileMissing) return false;
    throw error;
  }
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
 * Returns the listed files that have no row and that no job is about to remove. List the store first: the row is
 * inserted before the bytes arrive, so bytes that were listed without a row have lost it.
 */
export const filesWithoutRow = async (db: Queryable, listed: readonly OwnFile[]): Promise<readonly OwnFile[]> => {
  const nameless: OwnFile[] = [];
  for (let at = 0; at < listed.length; at += PAGE)
    nameless.push(...(await withoutRow(db, listed.slice(at, at + PAGE))));
  return nameless;
};

/** Compares every file in the store with every row. */
export const compareFiles = async (db: Queryable, store: FileStore): Promise<FileComparison> => {
  const stored = await storedFiles(store);
  // Sheets have no row, because they are regenerated on demand.
  const listed = stored.filter(({ sizes }) => !sizes.includes('sheet')).map(({ file }) => file);
  const nameless = await filesWithoutRow(db, listed);
  const ids = new Set(listed.map(({ fileId }) => fileId));
  return { stored: listed.length, nameless, missing: await missingOf(db, store, ids) };
};
