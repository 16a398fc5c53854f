import { type FileKey, FileMissing, type FileSize, type FileStore, fileKey, type StoredFile } from '@palmares/files';

interface Asked {
  readonly athleteId: string;
  readonly fileId: string;
  readonly size: FileSize;
}

interface Found {
  readonly key: FileKey;
  readonly stored: StoredFile;
}

/** The square in place of the card's window, in a picture that was stored before the card had one. */
const squareOf: Partial<Readonly<Record<FileSize, FileSize>>> = { 'card-medium': 'medium', 'card-large': 'large' };

/** Finds the bytes of a file, or of the square of a picture that has no window yet. Throws `FileMissing` without either. */
export const findStored = async (files: FileStore, asked: Asked): Promise<Found> => {
  const key = fileKey(asked);
  const square = squareOf[asked.size];
  try {
    return { key, stored: await files.stat(key) };
  } catch (error) {
    if (square === undefined || !(error instanceof FileMissing)) throw error;
    return findStored(files, { ...asked, size: square });
  }
};
