export { type ArchivedFile, archivePaths } from './archive-paths.ts';
export { headOf, historyEntry, identityContents, portfolioContents } from './contents.ts';
export {
  accountFile,
  EXPORT_FORMAT,
  type ExportFileName,
  type SharingFile,
  sharingFile,
} from './files.ts';
export { exportSchema } from './json-schema.ts';
export { EXPORT_BYTES, EXPORT_DAYS, EXPORTS_A_DAY, type ExportCode } from './rules.ts';
