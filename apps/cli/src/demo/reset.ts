import { countOtherAccounts, demoAthletes } from '@palmares/db/demo-athletes';
import { createFileRemoval, openFileStore } from '@palmares/files';
import { fileStoreConfig } from '@palmares/files/settings';
import { waitForCacheExpiry } from '../account/wait-for-cache-expiry.ts';
import { demoResetConfig } from '../config.ts';
import { confirmed } from '../erasure/confirmed.ts';
import { withProgress } from '../integrity/with-progress.ts';
import { blockerWords } from '../maintenance/blocker-words.ts';
import type { ChangeOptions } from '../operators/operator.ts';
import { type ExitCode, exitCodes, Problem, print } from '../output.ts';
import { changeDatabase } from '../with-database.ts';
import { type RemovedDemo, removeDemo } from './remove-demo.ts';

interface ResetOptions extends ChangeOptions {
  readonly yes?: boolean;
}

interface Answer extends RemovedDemo {
  readonly otherAccounts: number;
  readonly dryRun: boolean;
}

const inWords = ({ removed, withCustomer, blockedBy, otherAccounts, dryRun }: Answer): string =>
  [
    `${dryRun ? 'Would remove' : 'Removed'} ${removed} demo athletes. Other accounts: ${otherAccounts}, left as they are.`,
    ...withCustomer.map((id) => `Not removed, has a customer at Stripe: run palmares account erase ${id}`),
    ...(blockedBy.length === 0 ? [] : ['Not complete: run it again when these have ended.']),
    ...blockedBy.map((blocker) => `  ${blockerWords(blocker)}`),
  ].join('\n');

const codeOf = ({ withCustomer, blockedBy }: RemovedDemo): ExitCode =>
  withCustomer.length + blockedBy.length > 0 ? exitCodes.failed : exitCodes.ok;

/** With accounts of others, the database may be the real one, so a press of a key is not enough. */
const mustBeMeant = async (athletes: number, otherAccounts: number): Promise<void> => {
  if (otherAccounts > 0)
    throw new Problem(
      `this database has ${otherAccounts} accounts that the demo did not create; pass --yes to remove the ${athletes} that it did`,
      exitCodes.usage,
    );
  await confirmed({ word: 'demo', toDo: `erase ${athletes} demo athletes`, otherwise: 'nothing was erased' });
};

/** Runs `demo reset`, which erases every demo athlete. */
export const reset = ({ yes = false, ...options }: ResetOptions): Promise<void> =>
  changeDatabase(
    { settings: demoResetConfig, applicationName: 'palmares demo reset', max: 4 },
    options,
    async ({ config, database: owner, record }) => {
      const { dryRun = false } = options;
      const found = await demoAthletes(owner.kysely);
      const otherAccounts = await countOtherAccounts(owner.kysely);
      const withCustomer = found.flatMap(({ athleteId, hasCustomer }) => (hasCustomer ? [athleteId] : []));
      const wouldRemove = { removed: found.length - withCustomer.length, withCustomer, blockedBy: [] };
      if (!dryRun && !yes && found.length > 0) await mustBeMeant(found.length, otherAccounts);
      const removeFiles = createFileRemoval(await openFileStore(fileStoreConfig(config)));
      const removed = dryRun
        ? wouldRemove
        : await record(
            { command: 'demo reset' },
            () =>
              withProgress('removing', 'steps', (onProgress) =>
                removeDemo({ owner, removeFiles, waitForCacheExpiry, onProgress }),
              ),
            (report) => (codeOf(report) === exitCodes.ok ? 'done' : 'unfinished'),
          );
      print(options, { ...removed, otherAccounts, dryRun }, inWords);
      return dryRun ? exitCodes.ok : codeOf(removed);
    },
  );
