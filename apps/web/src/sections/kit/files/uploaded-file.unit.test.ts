import type { FileCode } from '@palmares/domain/files';
import { expect, it } from 'vitest';
import { chosenUpload, type ListedUpload } from './listed-upload.ts';
import { uploadedFile } from './uploaded-file.ts';

const chosen = chosenUpload('1', 'transcript', new File(['%PDF-1.7'], 'transcript.pdf'));

const refusedBy = (code: FileCode, upload: ListedUpload = chosen) =>
  uploadedFile({ ...upload, step: { state: 'refused', refusal: { code, params: { kind: 'document' } } } });

it.each<[string, FileCode]>([
  ['failed', 'file_store'],
  ['failed', 'file_too_many_waiting'],
  ['refused', 'file_broken'],
  ['refused', 'file_quota'],
])('an upload is shown as %s after %s', (state, code) => {
  expect(refusedBy(code)).toMatchObject({ state, error: expect.stringMatching(/\S/) });
});

it('a file of an earlier visit cannot be sent again', () => {
  expect(refusedBy('file_store', { ...chosen, source: null, fileId: 'a' })).toMatchObject({ state: 'refused' });
});
