import type { FileKind, FileType } from './limits.ts';

/** A file that was checked and stored, as the server knows it. */
export interface ReadyFile {
  readonly id: string;
  readonly kind: FileKind;
  readonly type: FileType;
  /** Size of the stored file. */
  readonly bytes: number;
  /** Number of pages of a PDF; null for a picture. */
  readonly pages: number | null;
}

/** A section's reference to a file. */
export interface FileReference {
  readonly id: string;
  readonly kind: FileKind;
  /** Facts about the file that the section repeats, which must be true. */
  readonly facts?: Pick<ReadyFile, 'type' | 'bytes' | 'pages'>;
}
