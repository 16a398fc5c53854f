import type { Refusal } from '@palmares/domain/kernel';
import type { MyFile, UploadCode } from '../../../api/files/file-port.ts';

export type UploadStep =
  | { readonly state: 'waiting' }
  /** `progress` goes from 0 to 1. */
  | { readonly state: 'sending'; readonly progress: number }
  | { readonly state: 'processing' }
  /** Ready; the athlete has not decided yet what to do with it. */
  | { readonly state: 'unused'; readonly file: MyFile }
  | { readonly state: 'refused'; readonly refusal: Refusal<UploadCode> }
  /** The device was offline, or the server could not be reached. */
  | { readonly state: 'failed'; readonly error: unknown };

/** `fileId` is the server's, once all bytes have arrived. A file of an earlier visit has no `source`. */
type Origin =
  | { readonly source: File; readonly fileId: null }
  | { readonly source: File | null; readonly fileId: string };

export type ListedUpload = Origin & {
  readonly id: string;
  readonly name: string;
  readonly step: UploadStep;
  /** In bytes. */
  readonly size: number;
  /** The media type; undefined if it is not known. */
  readonly type: string | undefined;
};

export const chosenUpload = (id: string, name: string, source: File): ListedUpload => ({
  id,
  name,
  size: source.size,
  type: source.type || undefined,
  source,
  fileId: null,
  step: { state: 'waiting' },
});

/** Lists a file that arrived on an earlier visit. */
export const foundUpload = (file: MyFile): ListedUpload => ({
  id: file.id,
  name: file.name,
  size: file.bytes,
  type: file.type ?? undefined,
  source: null,
  fileId: file.id,
  step: file.state === 'processing' ? { state: 'processing' } : { state: 'unused', file },
});

/** True while leaving the page would lose an upload. */
export const isUploading = (uploads: readonly ListedUpload[]): boolean =>
  uploads.some(({ step: { state } }) => state === 'waiting' || state === 'sending');
