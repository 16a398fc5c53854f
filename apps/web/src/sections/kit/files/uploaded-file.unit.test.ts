import type { FileCode } from '@palmares/domain/files';
import { expect, it } from 'vitest';
import { uploadedFile } from './uploaded-file.ts';

it.each<[string, FileCode]>([
  ['failed', 'file_store'],
  ['failed', 'file_too_many_waiting'],
  ['refused', 'file_broken'],
  ['refused', 'file_quota'],
])('an upload is shown as %s after %s', (state, code) => {
  const file = new File(['%PDF-1.7'], 'transcript.pdf');
  const refusal = { code, params: { kind: 'document' } };
  expect(uploadedFile({ id: '1', file, name: 'transcript', step: { state: 'refused', refusal } })).toMatchObject({
    state,
    error: expect.stringMatching(/\S/),
  });
});
