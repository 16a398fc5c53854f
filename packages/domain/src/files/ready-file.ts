import type { FileKind, FileType } from './limits.ts';

/** A file that was checked and stored, as the server knows it. */
export interface ReadyFile {
  readonly id: string;
  readonly kind: FileKind;
  readonly type: FileType;
  /** Of the stored file. */
  readonly bytes: number;
  /** Of a PDF; null for a picture. */
  readonly pages: number | null;
}

/** A section's reference to a file. */
export interface FileReference {
  readonly id: string;
  readonly kind: FileKind;
  /** What the section repeats of the file, which must be true. */
  readonly facts?: Pick<ReadyFile, 'type' | 'bytes' | 'pages'>;
}
