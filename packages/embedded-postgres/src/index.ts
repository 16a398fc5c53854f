export { dataFolderOf } from './data-folder.ts';
export { spawnDependent } from './dependent-process.ts';
export { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from './embedded-postgres.ts';
export { lockFolder, lockHolder } from './folder-lock.ts';
export { freePort } from './free-port.ts';
export { processStart } from './process-start.ts';
