import { compareFiles } from '@palmares/application';
import type { OwnFile } from '@palmares/db/files';
import { type FileStore, filePrefix, openFileStore } from '@palmares/files';
import { fileStoreConfig } from '@palmares/files/settings';
import { filesConfig } from '../config.ts';
import { count } from '../doctor/finding.ts';
import { confirmed } from '../erasure/confirmed.ts';
import type { ChangeOptions } from '../operators/operator.ts';
import { exitCodes, print } from '../output.ts';
import { changeDatabase } from '../with-database.ts';

interface CleanOptions extends ChangeOptions {
  readonly yes?: boolean;
}

interface Answer {
  readonly removed: readonly OwnFile[];
  readonly dryRun: boolean;
}

const inWords = ({ removed, dryRun }: Answer): string =>
  [
    `${dryRun ? 'Would remove' : 'Removed'} ${count(removed.length, 'file')} without a row.`,
    ...removed.map(({ athleteId, fileId }) => `  athletes/${athleteId}/${fileId}`),
  ].join('\n');

const removeAll = async (store: FileStore, files: readonly OwnFile[]): Promise<void> => {
  for (const file of files) await store.removeAll(filePrefix(file));
};

/** Runs `files clean`. */
export const cleanFiles = (options: CleanOptions): Promise<void> => {
  const { dryRun = false, yes = false } = options;
  return changeDatabase(
    { settings: filesConfig, applicationName: 'palmares files', max: 2 },
    options,
    async ({ config, database: { kysely }, record }) => {
      const store = await openFileStore(fileStoreConfig(config));
      const { nameless } = await compareFiles(kysely, store);
      if (!dryRun && !yes && nameless.length > 0)
        await confirmed({
          word: String(nameless.length),
          toDo: 'remove so many files',
          otherwise: 'nothing was removed',
        });
      await record({ command: 'files clean' }, async () => (dryRun ? undefined : removeAll(store, nameless)));
      print(options, { removed: nameless, dryRun }, inWords);
      return exitCodes.ok;
    },
  );
};
