import { filesWithoutRow, type StoredFile, storedFiles } from '@palmares/application';
import type { Database, Queryable } from '@palmares/db';
import { decidedFiles, erasedAthletes, type OwnFile, readyAmong } from '@palmares/db/files';
import type { Jobs } from '@palmares/db/jobs';
import { FileMissing, type FileStore, fileKey } from '@palmares/files';

interface Deps {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly store: FileStore;
  readonly now: () => Date;
}

/**
 * Milliseconds for which bytes without a row are kept. An upload has a row before its first byte, so this is for the
 * operator alone: a database restored from a backup may be older than the store. The sheets of shared portfolios never
 * have a row, so they are kept as long and then made again.
 */
const WITHOUT_ROW_MS = 7 * 86_400_000;

const AT_ONCE = 1000;

/** A sweep may find thousands of pictures, so the ones that athletes wait for are cropped first. */
const AFTER_ATHLETES = -1000;

const isOlder = async (store: FileStore, { file, sizes }: StoredFile, before: Date): Promise<boolean> => {
  try {
    for (const size of sizes) if ((await store.stat(fileKey({ ...file, size }))).changedAt >= before) return false;
    return true;
  } catch (error) {
    // Removed meanwhile.
    if (error instanceof FileMissing) return false;
    throw error;
  }
};

/**
 * Enqueues the removal of bytes that a removal missed or that were written late: an erased athlete's immediately,
 * others after `WITHOUT_ROW_MS`.
 */
const removeNameless = async ({ database: { kysely }, jobs, store, now }: Deps, listed: readonly StoredFile[]) => {
  const nameless = await filesWithoutRow(
    kysely,
    listed.map(({ file }) => file),
  );
  const ids = new Set(nameless.map(({ fileId }) => fileId));
  const erased = await erasedAthletes(
    kysely,
    nameless.map(({ athleteId }) => athleteId),
  );
  const before = new Date(now().getTime() - WITHOUT_ROW_MS);
  let removed = 0;
  for (const stored of listed) {
    if (!ids.has(stored.file.fileId)) continue;
    if (!erased.has(stored.file.athleteId) && !(await isOlder(store, stored, before))) continue;
    await jobs.enqueue(kysely, 'remove-file', stored.file);
    removed += 1;
  }
  return removed;
};

const removeLateUploads = async (db: Queryable, store: FileStore, uploads: readonly OwnFile[]): Promise<number> => {
  let removed = 0;
  for (let at = 0; at < uploads.length; at += AT_ONCE)
    for (const file of await decidedFiles(db, uploads.slice(at, at + AT_ONCE))) {
      await store.remove(fileKey({ ...file, size: 'upload' }));
      removed += 1;
    }
  return removed;
};

/** Enqueues the crop of pictures that were stored before the card had a window of its own. */
const cropForCard = async ({ database: { kysely }, jobs }: Deps, listed: readonly StoredFile[]): Promise<number> => {
  const without = listed.filter(({ sizes }) => sizes.includes('large') && !sizes.includes('card-large'));
  let enqueued = 0;
  for (let at = 0; at < without.length; at += AT_ONCE)
    for (const file of await readyAmong(
      kysely,
      without.slice(at, at + AT_ONCE).map(({ file }) => file),
    )) {
      await jobs.enqueue(kysely, 'crop-picture', file, { priority: AFTER_ATHLETES });
      enqueued += 1;
    }
  return enqueued;
};

export interface Swept {
  /** Files without a row whose removal was enqueued. */
  readonly nameless: number;
  /** Uploads removed because their file was already decided. */
  readonly uploads: number;
  /** Pictures whose window on the card is to be made. */
  readonly cards: number;
}

/** Removes the bytes that no row names from the store, and has made what a picture lacks. */
export const sweepStore = async (deps: Deps): Promise<Swept> => {
  const listed = await storedFiles(deps.store);
  const uploads = listed.filter(({ sizes }) => sizes.includes('upload')).map(({ file }) => file);
  return {
    nameless: await removeNameless(deps, listed),
    uploads: await removeLateUploads(deps.database.kysely, deps.store, uploads),
    cards: await cropForCard(deps, listed),
  };
};
