import { type FileCode, type FileKind, type FileType, fileLimits } from '@palmares/domain/files';
import { contentTypeOf } from './content-type.ts';

type Accepted = { readonly ok: true; readonly type: FileType } | { readonly ok: false; readonly code: FileCode };

/** The type of a whole file or of its first bytes if its kind may have it; otherwise why not. */
export const acceptedType = (kind: FileKind, head: Uint8Array): Accepted => {
  if (head.length === 0) return { ok: false, code: 'file_empty' };
  const type = contentTypeOf(head);
  if (type === 'image/heic') return { ok: false, code: 'file_heic' };
  return type && fileLimits[kind].types.includes(type) ? { ok: true, type } : { ok: false, code: 'file_type' };
};
