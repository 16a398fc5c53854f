import { readLedger } from '@palmares/db/erasure';
import { createFileRemoval, openFileStore } from '@palmares/files';
import { fileStoreConfig } from '@palmares/files/settings';
import { Command } from 'commander';
import { restoreConfig } from '../config.ts';
import { PATIENCE, patienceOf } from '../maintenance/patience.ts';
import { type ChangeOptions, withOperator } from '../operators/operator.ts';
import { exitCodes, print } from '../output.ts';
import { afterRestore, afterRestoreInWords, isOpenable } from '../restore/after-restore.ts';
import { changeDatabase } from '../with-database.ts';
import { examples } from './examples.ts';

interface RestoreOptions extends ChangeOptions {
  readonly patience: string;
}

const restore = async (options: RestoreOptions): Promise<void> => {
  const timeoutMs = patienceOf(options.patience);
  const { dryRun = false } = options;
  await changeDatabase(
    { settings: restoreConfig, applicationName: 'palmares restore', max: 2 },
    options,
    async ({ config, database: owner, record }) => {
      const { PALMARES_ERASURE_LEDGER: ledgerFile } = config;
      // Read first, because a backup must not be opened without its ledger.
      await readLedger(ledgerFile, { mustExist: true });
      const removeFiles = createFileRemoval(await openFileStore(fileStoreConfig(config)));
      const answer = await record(
        { command: 'restore' },
        () => afterRestore(owner, { ledgerFile, timeoutMs, removeFiles }, dryRun),
        (done) => (isOpenable(done) ? 'done' : 'unfinished'),
      );
      print(options, answer, afterRestoreInWords);
      return isOpenable(answer) ? exitCodes.ok : exitCodes.failed;
    },
  );
};

export const restoreCommand = (): Command =>
  withOperator(new Command('restore'))
    .description(
      'after restoring a backup, before anything starts: begin a new incarnation and repeat the erasures in the ledger',
    )
    .option('--dry-run', 'run the same steps in the database, then roll them back')
    .option(...PATIENCE)
    .option('--json', 'answer as JSON')
    .addHelpText('after', examples('palmares restore --dry-run', 'palmares restore --operator Noor'))
    .action(restore);
