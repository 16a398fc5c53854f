import { type ErasureDeps, type ErasureReport, eraseAccount, type NotErased } from '@palmares/application';
import { checkLedger, erasureOf, isFinished } from '@palmares/db/erasure';
import { createFileRemoval, openFileStore } from '@palmares/files';
import { fileStoreConfig } from '@palmares/files/settings';
import { now } from '../clock.ts';
import { eraseConfig } from '../config.ts';
import { answerOf } from '../erasure/answer.ts';
import { confirmed } from '../erasure/confirmed.ts';
import { blockerWords } from '../maintenance/blocker-words.ts';
import { type ChangeOptions, reasonOf } from '../operators/operator.ts';
import { exitCodes, Problem, print, table } from '../output.ts';
import { changeDatabase } from '../with-database.ts';
import { athleteIdOf } from './athlete-id.ts';

export interface EraseOptions extends ChangeOptions {
  readonly reason: string;
  readonly yes?: boolean;
}

type Answer = ReturnType<typeof answerOf<ErasureReport>>;

const backups = ({ completeOn }: Answer): string =>
  `${completeOn}, when the last backup and archived WAL from before have expired.`;

const freeSpace = ({ here, maintainBy }: Answer): readonly string[] => {
  if (maintainBy !== null)
    return [`Text left in the free space of the data files: run palmares maintain by ${maintainBy}`];
  return here ? ['Text left in the free space of the data files: none, palmares maintain has run'] : [];
};

const leftToDo = ({ athleteId, outstanding, filesOutstanding, blockedBy }: Answer): readonly string[] => [
  `Not complete. Run the same command again with the id: ${athleteId}`,
  ...(outstanding === null ? [] : [`Left to do: end the customer at Stripe. ${outstanding}`]),
  ...(filesOutstanding === null ? [] : [`Left to do: remove the files. ${filesOutstanding}`]),
  ...(blockedBy.length === 0 ? [] : ['Left to do: remove the rows and the key from the data files.']),
  ...blockedBy.map((blocker) => `  ${blockerWords(blocker)}`),
];

const removedInWords = ({ athleteId, here, events, purged, files, dryRun }: Answer): readonly string[] => {
  const ofFiles = `Files ${dryRun ? 'to remove' : 'removed'}: ${files}`;
  if (!here)
    return [
      `Athlete ${athleteId} is in the ledger but not in this database: there are no rows to erase here.`,
      ofFiles,
    ];
  const rows = purged.map(({ table: name, rows }) => [name, String(rows)]);
  return [
    `${dryRun ? 'Would erase' : 'Erased'} athlete ${athleteId}.`,
    `Events that remain, unreadable: ${events}`,
    ...(rows.length > 0 ? [table(['removed from', 'rows'], rows)] : ['Rows removed: none']),
    ofFiles,
  ];
};

const inWords = (answer: Answer): string => {
  const { athleteId, erasedBefore, events, outstanding, completeOn, dryRun } = answer;
  if (erasedBefore)
    return [
      `Athlete ${athleteId} was erased on ${erasedBefore.toISOString()}; nothing is left to do.`,
      `Events that remain, unreadable: ${events}`,
      ...freeSpace(answer),
      `Complete on ${backups(answer)}`,
    ].join('\n');
  return [
    ...removedInWords(answer),
    ...(outstanding === null ? [`Customer and subscriptions at Stripe: ${dryRun ? 'would be ended' : 'ended'}`] : []),
    ...(completeOn === null
      ? leftToDo(answer)
      : [...freeSpace(answer), `${dryRun ? 'Would be complete' : 'Complete'} on ${backups(answer)}`]),
  ].join('\n');
};

const reportOn = (athleteId: string, report: ErasureReport | NotErased): ErasureReport => {
  if (report === 'unknown') throw new Problem(`no athlete has the id ${athleteId}`);
  if (report === 'taken')
    throw new Problem(`another process is erasing ${athleteId}; run this again when it has ended`);
  return report;
};

/** Runs `account erase`. `waitForCacheExpiry` resolves after that many milliseconds; tests pass one that does not wait. */
export const eraseWith = async (
  { waitForCacheExpiry, timeoutMs }: Pick<ErasureDeps, 'waitForCacheExpiry' | 'timeoutMs'>,
  idOrEmail: string,
  options: EraseOptions,
): Promise<void> => {
  const reason = reasonOf(options.reason);
  const { dryRun = false, yes = false } = options;
  const connection = { settings: eraseConfig, applicationName: 'palmares account erase', max: 2 };
  await changeDatabase(connection, options, async ({ config, database: owner, record }) => {
    const { PALMARES_ERASURE_LEDGER: ledgerFile, STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: apiBase } = config;
    await checkLedger(ledgerFile);
    const athleteId = await athleteIdOf(owner, idOrEmail);
    const before = await erasureOf(owner.kysely, athleteId);
    const { createCustomerEnding } = await import('@palmares/billing');
    const endCustomers = createCustomerEnding({ secretKey, apiBase });
    const removeFiles = createFileRemoval(await openFileStore(fileStoreConfig(config)));
    const deps = { owner, ledgerFile, endCustomers, removeFiles, waitForCacheExpiry, timeoutMs, now };
    if (!yes && !dryRun && !(before && isFinished(before))) {
      // A dry run comes first, so that only an erasure that can be done asks for confirmation.
      reportOn(athleteId, await eraseAccount(deps, { reason }, { athleteId, dryRun: true }));
      await confirmed({ word: idOrEmail, toDo: 'erase this athlete', otherwise: 'nothing was erased' });
    }
    const report = await record(
      { command: 'account erase', athleteId },
      async () => reportOn(athleteId, await eraseAccount(deps, { reason }, { athleteId, dryRun })),
      ({ completeOn }) => (completeOn === null ? 'unfinished' : 'done'),
    );
    print(options, answerOf(report, dryRun), inWords);
    return report.completeOn === null ? exitCodes.failed : exitCodes.ok;
  });
};
