import type { FileCode, FileType } from '@palmares/domain/files';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../database.ts';
import type { OwnFile } from './files.ts';
import type { FileState } from './tables.ts';

const now = sql<Date>`clock_timestamp()`;

const updateIn = (db: Queryable, { athleteId, fileId }: OwnFile, state: FileState) =>
  db
    .updateTable('files')
    .set({ changed_at: now })
    .where('id', '=', fileId)
    .where('athlete_id', '=', athleteId)
    .where('state', '=', state);

/**
 * Claims the file for one upload of at most `seconds`. Returns the claim, or undefined while another upload has it or if
 * the file is not `receiving`.
 */
export const claimUpload = async (db: Queryable, file: OwnFile, seconds: number): Promise<Date | undefined> => {
  const claimed = await updateIn(db, file, 'receiving')
    // JavaScript's dates have milliseconds, and the claim is compared later.
    .set({ claimed_until: sql<Date>`date_trunc('milliseconds', ${now} + make_interval(secs => ${seconds}))` })
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', now)]))
    .returning('claimed_until')
    .executeTakeFirst();
  return claimed?.claimed_until ?? undefined;
};

/** Ends the claim of an upload that failed, so that it can be repeated at once. */
export const releaseUpload = async (db: Queryable, file: OwnFile, claim: Date): Promise<void> => {
  await updateIn(db, file, 'receiving').set({ claimed_until: null }).where('claimed_until', '=', claim).execute();
};

/** Moves the file from `receiving` to `processing`. Returns false if the claim was lost or the file is gone. */
export const markReceived = async (
  tx: Tx,
  { bytes, claim, ...file }: OwnFile & { readonly bytes: number; readonly claim: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await updateIn(tx, file, 'receiving')
    .set({ state: 'processing', bytes, claimed_until: null })
    .where('claimed_until', '=', claim)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

export interface CheckedFile extends OwnFile {
  readonly type: FileType;
  /** Size of the stored file. */
  readonly bytes: number;
  /** In pixels; null for a PDF. */
  readonly width: number | null;
  readonly height: number | null;
  /** Number of pages of a PDF; null for a picture. */
  readonly pages: number | null;
}

/**
 * Moves the file from `processing` to `ready`. Returns false if it is gone or was decided before; the caller must then
 * remove its bytes.
 */
export const markReady = async (
  db: Queryable,
  { athleteId, fileId, type, bytes, width, height, pages }: CheckedFile,
): Promise<boolean> => {
  const { numUpdatedRows } = await updateIn(db, { athleteId, fileId }, 'processing')
    .set({ state: 'ready', type, bytes, width, height, pages })
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Moves the file from `processing` to `refused`. Returns false if it is gone or was decided before. */
export const markRefused = async (
  db: Queryable,
  { refusal, ...file }: OwnFile & { readonly refusal: FileCode },
): Promise<boolean> => {
  const { numUpdatedRows } = await updateIn(db, file, 'processing')
    .set({ state: 'refused', refusal })
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};
