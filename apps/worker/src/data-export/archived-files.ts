import type { Queryable } from '@palmares/db';
import { type FileRow, filesOf } from '@palmares/db/files';
import { type ArchivedFile, archivePaths } from '@palmares/domain/data-export';
import type { SectionStates } from '@palmares/domain/portfolio';
import { type FileKey, FileMissing, type FileStore, fileKey } from '@palmares/files';

export interface ExportedFile {
  readonly row: FileRow;
  /** Null if there is nothing to put into the archive. */
  readonly archived: { readonly key: FileKey; readonly path: string } | null;
}

const keyOf = ({ id, athleteId, kind }: FileRow): FileKey =>
  fileKey({ athleteId, fileId: id, size: kind === 'picture' ? 'master' : 'document' });

const isStored = async (store: FileStore, row: FileRow): Promise<boolean> => {
  try {
    await store.stat(keyOf(row));
    return true;
  } catch (error) {
    if (error instanceof FileMissing) return false;
    throw error;
  }
};

/** The athlete's files in every state, with the path in the archive of those whose bytes are kept. */
export const exportedFiles = async (
  { db, store }: { readonly db: Queryable; readonly store: FileStore },
  athleteId: string,
  sections: SectionStates,
): Promise<readonly ExportedFile[]> => {
  const rows = await filesOf(db, athleteId);
  const names = new Map(sections['academic-documents'].content.documents.map(({ id, name }) => [id, name]));
  const archived: ArchivedFile[] = [];
  for (const row of rows) {
    const { id, state, type, usedAt } = row;
    if ((state !== 'ready' && state !== 'removed') || !type || !(await isStored(store, row))) continue;
    const isUsed = state === 'ready' && usedAt !== null;
    archived.push({ fileId: id, name: names.get(id) ?? row.name, type, isUsed });
  }
  const paths = archivePaths(archived);
  return rows.map((row) => {
    const path = paths.get(row.id);
    return { row, archived: path === undefined ? null : { key: keyOf(row), path } };
  });
};
