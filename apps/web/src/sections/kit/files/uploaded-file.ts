import type { UploadedFile } from '@palmares/ui';
import type { UploadCode } from '../../../api/files/file-port.ts';
import type { ListedUpload } from './listed-upload.ts';
import { endedWords } from './upload-words.ts';

/** Refusals unrelated to the file, so that the same one may be sent again. */
const passing: readonly UploadCode[] = ['file_store', 'file_too_many_waiting'];

/** An upload as the file field shows it. */
export const uploadedFile = ({ id, size, type, name, source, step }: ListedUpload): UploadedFile => {
  const facts = { id, name, size, type };
  if (step.state === 'sending') return { ...facts, state: 'uploading', progress: step.progress };
  if (step.state === 'failed') return { ...facts, state: 'failed', error: endedWords(step) };
  if (step.state === 'refused') {
    const maySendAgain = source !== null && passing.includes(step.refusal.code);
    return { ...facts, state: maySendAgain ? 'failed' : 'refused', error: endedWords(step) };
  }
  return { ...facts, state: step.state };
};
