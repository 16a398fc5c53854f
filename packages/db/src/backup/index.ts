export { inNewFolder } from './backup-folder.ts';
export { BackupUnusable } from './backup-unusable.ts';
export { checkFile, checkTables } from './check-tables.ts';
export { type CreateBackup, createBackup } from './create-backup.ts';
export { type LoadBackup, type Loaded, loadBackup, outdatedProjections } from './load-backup.ts';
export {
  type DatabaseManifest,
  type FilesManifest,
  type Manifest,
  type Measure,
  readManifest,
  writeManifest,
} from './manifest.ts';
export { measured } from './measured.ts';
export { refuseTarget } from './refuse-target.ts';
