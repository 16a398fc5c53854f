import { expect, it } from 'vitest';
import { acceptedType } from './index.ts';
import { heicHead, samplePdf, samplePhoto } from './testing/index.ts';

it('each kind accepts its own types', async () => {
  const pdf = await samplePdf();
  const webp = await samplePhoto({ format: 'webp' });
  expect(acceptedType('document', pdf)).toEqual({ ok: true, type: 'application/pdf' });
  expect(acceptedType('picture', pdf)).toEqual({ ok: false, code: 'file_type' });
  expect(acceptedType('picture', webp)).toEqual({ ok: true, type: 'image/webp' });
  expect(acceptedType('document', webp)).toEqual({ ok: false, code: 'file_type' });
});

it('HEIC and nothing at all have codes of their own', () => {
  expect(acceptedType('picture', heicHead())).toEqual({ ok: false, code: 'file_heic' });
  expect(acceptedType('document', heicHead())).toEqual({ ok: false, code: 'file_heic' });
  expect(acceptedType('picture', new Uint8Array())).toEqual({ ok: false, code: 'file_empty' });
});
