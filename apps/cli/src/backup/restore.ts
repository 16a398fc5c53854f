import { resolve } from 'node:path';
import {
  checkTables,
  type Loaded,
  loadBackup,
  type Manifest,
  outdatedProjections,
  readManifest,
  refuseTarget,
} from '@palmares/db/backup';
import { readLedger } from '@palmares/db/erasure';
import { createFileRemoval, type FileStore, openFileStore } from '@palmares/files';
import { fileStoreConfig } from '@palmares/files/settings';
import { restoreConfig } from '../config.ts';
import { withProgress } from '../integrity/with-progress.ts';
import { patienceOf } from '../maintenance/patience.ts';
import type { ChangeOptions } from '../operators/operator.ts';
import { exitCodes, print } from '../output.ts';
import { type AfterRestore, afterRestore, afterRestoreInWords, isOpenable } from '../restore/after-restore.ts';
import { changeDatabase } from '../with-database.ts';
import { checkFiles, restoreFiles } from './restore-files.ts';
import { megabytes, type Summary, summaryOf } from './summary.ts';

export interface RestoreOptions extends ChangeOptions {
  readonly patience: string;
}

interface Checked extends Summary {
  /** Projections that the worker rebuilds. */
  readonly rebuilt: readonly string[];
}

interface Restored extends Checked {
  readonly filesWritten: number;
  readonly jobs: number;
  readonly after: AfterRestore;
}

const contents = ({ events, rows, files, takenAt }: Summary): string =>
  `${events} events, ${rows} rows in all and ${files} files of ${takenAt}`;

const rebuiltInWords = (rebuilt: readonly string[]): readonly string[] =>
  rebuilt.length === 0
    ? []
    : [
        `The worker rebuilds these, because this program has another version of them: ${rebuilt.join(', ')}.`,
        'Start the web app only when palmares projections status shows no waiting events.',
      ];

const checkedInWords = (checked: Checked): string =>
  [
    `Every file is whole, and the database is empty. Would restore ${contents(checked)}.`,
    ...rebuiltInWords(checked.rebuilt),
  ].join('\n');

const restoredInWords = (restored: Restored): string =>
  [
    `Restored ${contents(restored)}: ${restored.filesWritten} files were written, ${restored.jobs} jobs are waiting.`,
    ...rebuiltInWords(restored.rebuilt),
    afterRestoreInWords(restored.after),
  ].join('\n');

const sizeOf = ({ tables }: Manifest): number => tables.reduce((sum, { bytes }) => sum + bytes, 0);

/** Shows progress in megabytes; returns what the work returns. */
const withBytes = <Result>(
  label: string,
  total: number,
  work: (onBytes: (bytes: number) => void) => Promise<Result>,
): Promise<Result> =>
  withProgress(label, 'MB', (show) => {
    let done = 0;
    return work((bytes) => {
      done += bytes;
      show(megabytes(done), megabytes(total));
    });
  });

const check = (folder: string, manifest: Manifest): Promise<void> =>
  withBytes('check', sizeOf(manifest) + manifest.files.bytes, async (onBytes) => {
    await checkTables(folder, manifest, onBytes);
    await checkFiles(folder, manifest.files, onBytes);
  });

/** Files first: if that is interrupted, the database is still empty, and the command may be run again. */
const restoreAll = async (
  { ownerUrl, folder, manifest, store }: { ownerUrl: string; folder: string; manifest: Manifest; store: FileStore },
  erased: ReadonlySet<string>,
): Promise<Loaded & { readonly filesWritten: number }> => {
  const filesWritten = await withProgress('files', 'files', (show) => {
    let done = 0;
    return restoreFiles({
      store,
      folder,
      erased,
      onFile: () => {
        done += 1;
        show(done, manifest.files.count);
      },
    });
  });
  const loaded = await withBytes('rows', sizeOf(manifest), (onBytes) =>
    loadBackup({ ownerUrl, folder, manifest, onBytes }),
  );
  return { ...loaded, filesWritten };
};

/** Runs `backup restore`. */
export const restoreNow = async (given: string, options: RestoreOptions): Promise<void> => {
  const timeoutMs = patienceOf(options.patience);
  await changeDatabase(
    { settings: restoreConfig, applicationName: 'palmares backup', max: 2, makesOperatorLog: true },
    options,
    async ({ config, database: owner, record }) => {
      const { DATABASE_OWNER_URL: ownerUrl, PALMARES_ERASURE_LEDGER: ledgerFile } = config;
      const folder = resolve(given);
      const manifest = await readManifest(folder);
      const ledger = await readLedger(ledgerFile, { mustExist: true });
      await refuseTarget(ownerUrl, manifest);
      await check(folder, manifest);
      const checked: Checked = { ...summaryOf(folder, manifest), rebuilt: outdatedProjections(manifest) };
      if (options.dryRun) {
        print(options, checked, checkedInWords);
        return exitCodes.ok;
      }
      const store = await openFileStore(fileStoreConfig(config));
      const erased = new Set(ledger.map(({ athleteId }) => athleteId));
      const { filesWritten, jobs, before, incarnation } = await restoreAll(
        { ownerUrl, folder, manifest, store },
        erased,
      );
      // The operator log came with the backup, so the row is written now.
      const after = await record(
        { command: 'backup restore', arguments: { backup: manifest.id } },
        () => afterRestore(owner, { ledgerFile, timeoutMs, removeFiles: createFileRemoval(store) }, false),
        (done) => (isOpenable(done) ? 'done' : 'unfinished'),
      );
      const isNewIncarnation = incarnation !== before.incarnation;
      print(options, { ...checked, filesWritten, jobs, after: { ...after, isNewIncarnation } }, restoredInWords);
      return isOpenable(after) ? exitCodes.ok : exitCodes.failed;
    },
  );
};
