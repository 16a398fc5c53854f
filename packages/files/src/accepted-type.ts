import { type FileCode, type FileKind, type FileType, fileLimits } from '@palmares/domain/files';
import { contentTypeOf } from './content-type.ts';

type Accepted = { readonly ok: true; readonly type: FileType } | { readonly ok: false; readonly code: FileCode };

/** Returns the type of a file, from its first bytes, if `kind` accepts it; otherwise the reason for refusing it. */
export const acceptedType = (kind: FileKind, head: Uint8Array): Accepted => {
  if (head.length === 0) return { ok: false, code: 'file_empty' };
  const type = contentTypeOf(head);
  if (type === 'image/heic') return { ok: false, code: 'file_heic' };
  return type && fileLimits[kind].types.includes(type) ? { ok: true, type } : { ok: false, code: 'file_type' };
};
