import type { FileType } from '../files/index.ts';

export interface ArchivedFile {
  readonly fileId: string;
  /** The athlete's name for the file. */
  readonly name: string;
  readonly type: FileType;
  /** False if no section refers to it. */
  readonly isUsed: boolean;
}

const endings: Readonly<Record<FileType, string>> = {
  'application/pdf': '.pdf',
  'image/avif': '.avif',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
};

/** Endings to replace: pictures are re-encoded, so their original ending may be wrong. */
const known = /\.(?:pdf|avif|jpe?g|png|webp)$/iu;

/** Characters that cannot be in a file name on some system that opens an archive. */
const forbidden = /[\p{Cc}\p{Cf}\\/:*?"<>|]/gu;
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/iu;

const baseOf = (name: string): string => {
  const clean = name
    .normalize('NFC')
    .replace(forbidden, '-')
    .replace(/^[.\s]+|[.\s]+$/gu, '');
  if (clean === '') return 'file';
  return reserved.test(clean) ? `_${clean}` : clean;
};

/**
 * Returns the path of each file in the archive, by id: safe on every system, and unique even where letter case does not
 * count.
 */
export const archivePaths = (files: readonly ArchivedFile[]): ReadonlyMap<string, string> => {
  const taken = new Set<string>();
  return new Map(
    files.map((file) => {
      const [base, ending] = [baseOf(file.name.replace(known, '')), endings[file.type]];
      const folder = file.isUsed ? 'files' : 'files/removed';
      let path = `${folder}/${base}${ending}`;
      for (let number = 2; taken.has(path.toLowerCase()); number += 1) path = `${folder}/${base} (${number})${ending}`;
      taken.add(path.toLowerCase());
      return [file.fileId, path];
    }),
  );
};
