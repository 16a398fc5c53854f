import { buffer } from 'node:stream/consumers';
import type { Database } from '@palmares/db';
import { type FileRow, fileOf, markReady, markRefused, type OwnFile } from '@palmares/db/files';
import { queues } from '@palmares/db/jobs';
import type { ProcessedFile } from '@palmares/db/metrics';
import { type FileStore, fileKey } from '@palmares/files';
import { checkUpload } from '../files/check-upload.ts';
import { withFileLock } from '../files/file-lock.ts';
import { keepBytes } from '../files/keep-bytes.ts';
import { tidyFile } from '../files/tidy-file.ts';
import { job, type Run } from './job.ts';

interface Deps {
  readonly database: Database;
  readonly store: FileStore;
  /** Called if this run made the file ready or refused it. */
  onProcessed(file: ProcessedFile): void;
}

type Decision = ProcessedFile['outcome'];

const name = 'process-file';

const uploadOf = (file: OwnFile) => fileKey({ ...file, size: 'upload' });

/**
 * Marks the file ready or refused; undefined if its row is gone. Stores the bytes first, so that a ready file can be
 * read. Throws on errors unrelated to the file, so that the job is retried.
 */
const decide = async ({ database, store }: Deps, { kind }: FileRow, file: OwnFile): Promise<Decision | undefined> => {
  const checked = await checkUpload(kind, await buffer(await store.read(uploadOf(file))));
  if (!checked.ok) {
    const { code } = checked;
    return (await markRefused(database.kysely, { ...file, refusal: code })) ? code : undefined;
  }
  await keepBytes(store, file, checked.value.kept);
  return (await markReady(database.kysely, { ...file, ...checked.value.facts })) ? 'ready' : undefined;
};

/**
 * Refuses the file after the last try, so that the athlete is asked to send it again instead of waiting for nothing.
 */
const decideOrGiveUp = async (
  deps: Deps,
  row: FileRow,
  file: OwnFile,
  { lastTry, log }: Run,
): Promise<Decision | undefined> => {
  try {
    return await decide(deps, row, file);
  } catch (error) {
    if (!lastTry) throw error;
    log.error({ ...file, err: error }, 'a file could not be processed and was refused');
    const refusal = 'file_store';
    return (await markRefused(deps.database.kysely, { ...file, refusal })) ? refusal : undefined;
  }
};

const process = async (deps: Deps, file: OwnFile, run: Run): Promise<void> => {
  const row = await fileOf(deps.database.kysely, file);
  if (row?.state === 'processing') {
    const began = performance.now();
    const outcome = await decideOrGiveUp(deps, row, file, run);
    if (outcome) deps.onProcessed({ kind: row.kind, outcome, seconds: (performance.now() - began) / 1000 });
  }
  run.log.info({ ...file, state: await tidyFile(deps, file) }, 'file processed');
};

/**
 * Checks an upload and stores its derived files. A crashed run restarts; one that crashed after its decision only
 * removes the upload. Runs one at a time, because a large picture takes a gigabyte to decode, and one per athlete, so
 * that several workers do not all draw for one.
 */
export const processFile = (deps: Deps) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 1,
    atOncePerGroup: 1,
    handle: (file, run) => withFileLock(deps.database, file, () => process(deps, file, run)),
  });
