import type { Database } from '@palmares/db';
import { type AppliedEntry, type AppliedLedger, type ApplyLedger, applyLedger, readLedger } from '@palmares/db/erasure';
import { beginIncarnation } from '@palmares/event-store/integrity';
import { createFileRemoval, openFileStore } from '@palmares/files';
import { fileStoreConfig } from '@palmares/files/settings';
import { Command } from 'commander';
import { restoreConfig } from '../config.ts';
import { withProgress } from '../integrity/with-progress.ts';
import { blockerWords } from '../maintenance/blocker-words.ts';
import { PATIENCE, patienceOf } from '../maintenance/patience.ts';
import { type ChangeOptions, withOperator } from '../operators/operator.ts';
import { exitCodes, print } from '../output.ts';
import { changeDatabase } from '../with-database.ts';

interface Answer extends AppliedLedger {
  readonly incarnation: number;
  readonly isNewIncarnation: boolean;
  readonly dryRun: boolean;
}

const count = (applied: readonly AppliedEntry[], outcome: AppliedEntry['outcome']): number =>
  applied.filter((entry) => entry.outcome === outcome).length;

/**
 * Athletes whose Stripe customer the ledger does not confirm as ended. Those missing from the backup are known to
 * Stripe only.
 */
const unended = ({ applied }: AppliedLedger): readonly string[] =>
  applied.filter(({ customerEnded }) => !customerEnded).map(({ athleteId }) => athleteId);

const listed = (heading: string, ids: readonly string[]): readonly string[] =>
  ids.length === 0 ? [] : [heading, ...ids.map((id) => `  ${id}`)];

const inWords = (answer: Answer): string => {
  const { incarnation, isNewIncarnation, applied, contacts, unknownToLedger, blockedBy, dryRun } = answer;
  const erasedAgain = dryRun ? 'Would be erased again' : 'Erased again';
  const began = dryRun ? 'would begin' : 'has begun';
  return [
    isNewIncarnation
      ? `Incarnation ${incarnation} ${began}: readers continue where they were.`
      : `Incarnation ${incarnation} is this server's own.`,
    `${erasedAgain}: ${count(applied, 'erased')}`,
    ...applied.filter(({ outcome }) => outcome === 'erased').map(({ athleteId }) => `  ${athleteId}`),
    `Erased in this backup already: ${count(applied, 'was erased')}`,
    `${dryRun ? 'Files to remove' : 'Files removed'}: ${applied.reduce((sum, { files }) => sum + files, 0)}`,
    `Signed up after this backup: ${count(applied, 'not here')}`,
    ...listed(
      'The ledger does not confirm their end at Stripe; run palmares account erase <id> for each, even if this backup does not have them:',
      unended(answer),
    ),
    ...listed(
      `${dryRun ? 'Contacts that would be' : 'Contacts'} forgotten again; run palmares contact forget <athlete> <contact> for each:`,
      contacts.filter(({ isInLog }) => !isInLog).map(({ athleteId, contactId }) => `${athleteId} ${contactId}`),
    ),
    ...(unknownToLedger.length > 0
      ? [`Erased in this backup but missing from the ledger: ${unknownToLedger.length}. Is it the right file?`]
      : []),
    ...(blockedBy.length > 0
      ? [
          'The data files still hold rows and keys of erased athletes:',
          ...blockedBy.map((blocker) => `  ${blockerWords(blocker)}`),
          'End those transactions and run palmares restore again.',
        ]
      : []),
    unknownToLedger.length > 0
      ? 'Find the complete ledger before you start anything.'
      : `Web and worker may start${dryRun ? ' then' : ''}.`,
  ].join('\n');
};

interface RestoreOptions extends ChangeOptions {
  readonly patience: string;
}

const isOpenable = ({ unknownToLedger, blockedBy }: AppliedLedger): boolean =>
  unknownToLedger.length + blockedBy.length === 0;

const restoreWith = async (
  owner: Database,
  given: Pick<ApplyLedger, 'ledgerFile' | 'patienceMs' | 'removeFiles'>,
  dryRun: boolean,
) => {
  const { before, incarnation } = await beginIncarnation(owner, { dryRun });
  const applied = await withProgress('erase again', 'athletes', (show) =>
    applyLedger({
      ...given,
      owner,
      dryRun,
      onProgress: ({ done, total }) => {
        if (total > 0) show(done, total);
      },
    }),
  );
  return { incarnation, isNewIncarnation: incarnation !== before.incarnation, ...applied, dryRun };
};

const restore = async (options: RestoreOptions): Promise<void> => {
  const patienceMs = patienceOf(options.patience);
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
        () => restoreWith(owner, { ledgerFile, patienceMs, removeFiles }, dryRun),
        (done) => (isOpenable(done) ? 'done' : 'unfinished'),
      );
      print(options, answer, inWords);
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
    .action(restore);
