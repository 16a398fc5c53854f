import { checkBeforeStart } from '@palmares/db';
import { createEventLog } from '@palmares/db/event-store';
import { createJobs } from '@palmares/db/jobs';
import { createKeyring } from '@palmares/event-store/event-log';
import { openFileStore } from '@palmares/files';
import { fileStoreConfig } from '@palmares/files/settings';
import { Command, InvalidArgumentError } from 'commander';
import { demoConfig, masterKeysOf } from '../config.ts';
import { goaltenderAccount, swimmerAccount } from '../demo/demo-accounts.ts';
import { type SeededDemo, seedDemo } from '../demo/seed-demo.ts';
import { type ChangeOptions, withOperator } from '../operators/operator.ts';
import { exitCodes, print } from '../output.ts';
import { changeDatabase } from '../with-database.ts';

const WAIT_SECONDS = 60;
const MOST_SECONDS = 3600;

interface SeedOptions extends ChangeOptions {
  /** In seconds. */
  readonly wait: number;
}

const secondsOf = (text: string): number => {
  const seconds = Number(text);
  if (!Number.isInteger(seconds) || seconds < 0 || seconds > MOST_SECONDS)
    throw new InvalidArgumentError(`It must be a number from 0 to ${MOST_SECONDS}.`);
  return seconds;
};

const inWords = ({ made, completed, waiting, facts }: SeededDemo, dryRun: boolean): string =>
  [
    ...(made.length > 0 ? [`${dryRun ? 'Would make' : 'Made'} ${made.join(' and ')}.`] : []),
    ...(completed.length > 0
      ? [`${dryRun ? 'Would add' : 'Added'} what the portfolio of ${completed.join(' and ')} lacked.`]
      : []),
    ...(made.length + completed.length + waiting.length === 0 ? ['The demo athletes exist already.'] : []),
    ...(waiting.length > 0
      ? [
          `Uploaded pictures and documents of ${waiting.join(' and ')}, which no worker has checked yet.`,
          'Start the worker and run this again: it adds them to the portfolios.',
        ]
      : []),
    ...Object.entries(facts).map(([name, value]) => `  ${name.padEnd(26)}${value}`),
  ].join('\n');

const seed = (options: SeedOptions): Promise<void> =>
  changeDatabase(
    { settings: demoConfig, applicationName: 'palmares demo', max: 4 },
    options,
    async ({ config, database, record }) => {
      const { PALMARES_PEPPER: pepper, PUBLIC_URL: publicUrl } = config;
      const { dryRun = false, wait } = options;
      const masterKeys = masterKeysOf(config);
      await checkBeforeStart(database, masterKeys);
      const keyring = createKeyring(masterKeys);
      const log = createEventLog(database, keyring);
      const store = await openFileStore(fileStoreConfig(config));
      const jobs = await createJobs(database);
      const athletes = [goaltenderAccount, swimmerAccount];
      const needs = { database, log, keyring, jobs, store, pepper, publicUrl, patienceMs: wait * 1000 };
      const seeded = await record(
        { command: 'demo seed' },
        () => seedDemo({ ...needs, athletes, dryRun }),
        ({ waiting }) => (waiting.length > 0 ? 'unfinished' : 'done'),
      ).finally(() => jobs.close());
      await log.settled();
      const { facts, waiting } = seeded;
      print(options, { ...facts, waiting, dryRun }, () => inWords(seeded, dryRun));
      return exitCodes.ok;
    },
  );

export const demoCommand = (): Command =>
  new Command('demo')
    .description('fictional athletes for demonstrations')
    .addCommand(
      withOperator(new Command('seed'))
        .description(
          'make two complete athletes, one per language, or add the sections and Identity results that they lack',
        )
        .option('--wait <seconds>', 'how long to wait for the worker to check their files', secondsOf, WAIT_SECONDS)
        .option('--dry-run', 'run the same steps in the database, then roll them back; upload nothing')
        .option('--json', 'answer as JSON')
        .action(seed),
    );
