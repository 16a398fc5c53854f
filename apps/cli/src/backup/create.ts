import { resolve } from 'node:path';
import { createBackup, inNewFolder, type Manifest, writeManifest } from '@palmares/db/backup';
import { uuidv7 } from '@palmares/event-store';
import { openFileStore } from '@palmares/files';
import { fileStoreConfig } from '@palmares/files/settings';
import { backupConfig } from '../config.ts';
import { withProgress } from '../integrity/with-progress.ts';
import type { ChangeOptions } from '../operators/operator.ts';
import { exitCodes, print } from '../output.ts';
import { changeDatabase } from '../with-database.ts';
import { backUpFiles } from './back-up-files.ts';
import { megabytes, type Summary, summaryOf } from './summary.ts';

const inWords = ({ folder, takenAt, events, rows, files, bytes }: Summary): string =>
  [
    `Backed up to ${folder}: ${events} events, ${rows} rows in all, ${files} files, ${megabytes(bytes)} MB.`,
    `It has everything as of ${takenAt}. Delete it within 30 days, like every backup.`,
    'It contains no keys: keep the master key, the pepper, the signing key, the erasure ledger and the roots elsewhere.',
  ].join('\n');

/** Runs `backup create`. */
export const createNow = (given: string, options: ChangeOptions): Promise<void> =>
  changeDatabase(
    { settings: backupConfig, applicationName: 'palmares backup', max: 1 },
    options,
    async ({ config, record }) => {
      const folder = resolve(given);
      const id = uuidv7();
      const store = await openFileStore(fileStoreConfig(config));
      const fill = async (unfinished: string): Promise<Manifest> => {
        const database = await withProgress('rows', 'MB', (show) =>
          createBackup({
            ownerUrl: config.DATABASE_OWNER_URL,
            folder: unfinished,
            onProgress: (done, total) => show(megabytes(done), megabytes(total)),
          }),
        );
        const files = await withProgress('files', 'files', (show) => backUpFiles(store, unfinished, show));
        return writeManifest(unfinished, { id, ...database, files });
      };
      const manifest = await record({ command: 'backup create', arguments: { backup: id } }, () =>
        inNewFolder(folder, fill),
      );
      print(options, summaryOf(folder, manifest), inWords);
      return exitCodes.ok;
    },
  );
