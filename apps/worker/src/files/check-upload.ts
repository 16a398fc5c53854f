import { type FileCode, type FileKind, type FileType, fileLimits } from '@palmares/domain/files';
import { acceptedType } from '@palmares/files';
import { checkPdf } from '@palmares/files/documents';
import { cleanImage, type MadePicture, makePicture } from '@palmares/files/pictures';
import type { KeptBytes } from './keep-bytes.ts';

/** The bytes to keep of an upload, and the facts for its row. */
export interface CheckedUpload {
  readonly facts: {
    readonly type: FileType;
    /** Size of the stored file; for a picture, of its master. */
    readonly bytes: number;
    readonly width: number | null;
    readonly height: number | null;
    readonly pages: number | null;
  };
  readonly kept: readonly KeptBytes[];
}

type Checked = { readonly ok: true; readonly value: CheckedUpload } | { readonly ok: false; readonly code: FileCode };

const factsOf = ({ type, bytes, width, height }: MadePicture): CheckedUpload['facts'] => ({
  type,
  bytes: bytes.length,
  width,
  height,
  pages: null,
});

const checkPicture = async (upload: Uint8Array): Promise<Checked> => {
  const made = await makePicture(upload);
  if (!made.ok) return made;
  const { master, sizes } = made.value;
  return { ok: true, value: { facts: factsOf(master), kept: [master, ...sizes] } };
};

const checkImage = async (upload: Uint8Array): Promise<Checked> => {
  const clean = await cleanImage(upload);
  return clean.ok ? { ok: true, value: { facts: factsOf(clean.value), kept: [clean.value] } } : clean;
};

/** A PDF is kept as it came. */
const checkDocument = async (bytes: Uint8Array): Promise<Checked> => {
  const checked = await checkPdf(bytes);
  if (!checked.ok) return checked;
  const type = 'application/pdf';
  const facts = { type, bytes: bytes.length, width: null, height: null, pages: checked.pages } as const;
  return { ok: true, value: { facts, kept: [{ size: 'document', type, bytes }] } };
};

/** Checks the bytes of an upload and re-encodes pictures. Throws only on errors unrelated to the file. */
export const checkUpload = async (kind: FileKind, upload: Uint8Array): Promise<Checked> => {
  if (upload.length > fileLimits[kind].bytes) return { ok: false, code: 'file_too_large' };
  const accepted = acceptedType(kind, upload);
  if (!accepted.ok) return accepted;
  if (kind === 'picture') return checkPicture(upload);
  return accepted.type === 'application/pdf' ? checkDocument(upload) : checkImage(upload);
};
