export { CARD_RATIO, type Crop, cardCrop, crop } from './crop.ts';
export { fileName } from './file-name.ts';
export {
  ATHLETE_BYTES,
  DOCUMENT_PAGES,
  type FileKind,
  type FileType,
  fileKinds,
  fileLimits,
  type PixelLimits,
  pixelLimits,
  WAITING_UPLOADS,
} from './limits.ts';
export type { FileReference, ReadyFile } from './ready-file.ts';
export { type FileCode, fileCodes } from './refusals.ts';
export { KEPT_BYTES, REMOVED_FILE_DAYS } from './room.ts';
