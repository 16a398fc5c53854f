export { decidedFiles, erasedAthletes, type KeptFile, keptFiles, readyAmong, withoutRow } from './compare-files.ts';
export {
  deleteUnused,
  type FileRow,
  fileOf,
  filesInProcess,
  filesOf,
  insertFile,
  type NewFile,
  type OwnFile,
  readyFiles,
} from './files.ts';
export {
  type CheckedFile,
  claimUpload,
  markReady,
  markReceived,
  markRefused,
  releaseUpload,
} from './mark-files.ts';
export { deleteFiles, staleFiles } from './stale-files.ts';
export type { FileState } from './tables.ts';
export { lockUploadRoom, type UploadRoom } from './upload-room.ts';
export { useFiles } from './use-files.ts';
