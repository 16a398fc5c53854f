import type { WritingCode } from '@palmares/domain/account';
import type { FileCode, FileKind, FileType } from '@palmares/domain/files';
import type { Outcome, Refusal } from '@palmares/domain/kernel';
import type { Sending } from './put-file.ts';

/** Refusals of a file, or of any change by this athlete. */
export type UploadCode = FileCode | WritingCode;

export type FileOutcome<Value> = Outcome<Value, Refusal<UploadCode>>;

export interface NewFile {
  readonly kind: FileKind;
  /** One line of 2 to 80 characters. */
  readonly name: string;
  readonly bytes: number;
}

/** A file of the athlete, as the server knows it. */
export interface MyFile {
  readonly id: string;
  readonly kind: FileKind;
  /** The name that it was announced with. */
  readonly name: string;
  readonly state: 'receiving' | 'processing' | 'ready' | 'refused' | 'removed';
  /** Null until the content was checked. */
  readonly type: FileType | null;
  readonly bytes: number;
  /** Width in pixels of the upright picture. */
  readonly width: number | null;
  readonly height: number | null;
  readonly pages: number | null;
  readonly refusal: FileCode | null;
  /** True once a section has referred to it. */
  readonly isUsed: boolean;
}

/** The server's side of an upload. */
export interface FilePort {
  begin(file: NewFile): Promise<FileOutcome<{ readonly fileId: string }>>;
  send(fileId: string, file: Blob, sending: Sending): Promise<FileOutcome<null>>;
  /** The athlete's files in every state, oldest first. */
  mine(): Promise<readonly MyFile[]>;
  cancel(fileId: string): Promise<unknown>;
}
