import type { UploadedFile } from '@palmares/ui';
import type { ListedUpload } from './upload-list.ts';
import { endedWords } from './upload-words.ts';

/** An upload as the file field shows it. */
export const uploadedFile = ({ id, file: { size }, name, step }: ListedUpload): UploadedFile => {
  const facts = { id, name, size };
  if (step.state === 'sending') return { ...facts, state: 'uploading', progress: step.progress };
  if (step.state === 'refused' || step.state === 'failed')
    return { ...facts, state: step.state, error: endedWords(step) };
  return { ...facts, state: step.state };
};
