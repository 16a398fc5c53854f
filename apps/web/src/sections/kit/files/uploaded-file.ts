import type { FileCode } from '@palmares/domain/files';
import type { UploadedFile } from '@palmares/ui';
import type { ListedUpload, UploadStep } from './upload-list.ts';
import { endedWords } from './upload-words.ts';

/** Refusals that say nothing about the file, so the same one may be sent again. */
const passing: readonly FileCode[] = ['file_store', 'file_too_many_waiting'];

const maySendAgain = (step: Extract<UploadStep, { state: 'refused' | 'failed' }>): boolean =>
  step.state === 'failed' || passing.includes(step.refusal.code);

/** An upload as the file field shows it. */
export const uploadedFile = ({ id, file: { size }, name, step }: ListedUpload): UploadedFile => {
  const facts = { id, name, size };
  if (step.state === 'sending') return { ...facts, state: 'uploading', progress: step.progress };
  if (step.state === 'refused' || step.state === 'failed')
    return { ...facts, state: maySendAgain(step) ? 'failed' : 'refused', error: endedWords(step) };
  return { ...facts, state: step.state };
};
