export { acceptedType } from './accepted-type.ts';
export { type ContentType, contentTypeOf, HEAD_BYTES } from './content-type.ts';
export { createFileRemoval, type FileRemoval } from './file-removal.ts';
export {
  athletePrefix,
  everyFile,
  type FileKey,
  type FileName,
  type FilePrefix,
  type FileSize,
  fileKey,
  filePrefix,
  fileSizes,
  type OwnedPrefix,
  parseFileKey,
} from './keys.ts';
export { FileMissing, type FileStore, FileTooLarge, type StoredFile, type WriteOptions } from './store/file-store.ts';
export { openFileStore } from './store/open-file-store.ts';
