import { type FileKind, fileLimits } from '@palmares/domain/files';
import type { FileRefusalReason } from '@palmares/ui';
import { failureWords } from '../../../notices/error-status.ts';
import { bytesWords, typeWords } from '../../../notices/file-words.ts';
import { refusalWords } from '../../../notices/refusal-words.ts';
import { m } from '../../../paraglide/messages.js';
import type { UploadStep } from './listed-upload.ts';

type Ended = Extract<UploadStep, { state: 'refused' | 'failed' }>;

/** Says why an upload ended, and what to do. */
export const endedWords = (step: Ended): string => {
  if (step.state === 'refused') return refusalWords(step.refusal);
  if (!navigator.onLine) return m.file_offline();
  const hasAnswer = step.error instanceof Error && 'data' in step.error;
  return hasAnswer ? failureWords(step.error) : m.file_upload_lost();
};

const HEIC = /\.hei[cf]$/iu;

const reasonWords = (kind: FileKind, name: string, reason: FileRefusalReason): string => {
  if (reason === 'one' || reason === 'count') return kind === 'picture' ? m.refusal_one_file() : m.list_maximum();
  if (reason === 'size') return refusalWords({ code: 'file_too_large', params: { kind } });
  if (reason === 'empty') return refusalWords({ code: 'file_empty' });
  return refusalWords({ code: HEIC.test(name) ? 'file_heic' : 'file_type', params: { kind } });
};

/**
 * Says why the field rejected a file before sending it. Names the file, except for a picture, which is the only one.
 */
export const notTakenWords = (kind: FileKind, name: string, reason: FileRefusalReason): string => {
  const words = reasonWords(kind, name, reason);
  return kind === 'picture' ? words : m.file_not_taken({ name, reason: words });
};

/** The hint of a field for files. */
export const limitsOf = (kind: FileKind): { readonly types: string; readonly max: string } => ({
  types: typeWords(fileLimits[kind].types),
  max: bytesWords(fileLimits[kind].bytes),
});
