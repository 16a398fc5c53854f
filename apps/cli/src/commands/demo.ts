import { checkBeforeStart } from '@palmares/db';
import { createEventLog } from '@palmares/db/event-store';
import { createJobs } from '@palmares/db/jobs';
import { createKeyring } from '@palmares/event-store/event-log';
import { openFileStore } from '@palmares/files';
import { fileStoreConfig } from '@palmares/files/settings';
import { Command, InvalidArgumentError } from 'commander';
import { demoConfig, masterKeysOf } from '../config.ts';
import { goaltenderAccount, swimmerAccount } from '../demo/demo-accounts.ts';
import { reset } from '../demo/reset.ts';
import { type SeededDemo, seedDemo } from '../demo/seed-demo.ts';
import { seedMany } from '../demo/seed-many.ts';
import { type ChangeOptions, withOperator } from '../operators/operator.ts';
import { exitCodes, print } from '../output.ts';
import { changeDatabase } from '../with-database.ts';
import { examples } from './examples.ts';

const FIRST_SEED = 1;
const MAX_ATHLETES = 200_000;
const LARGEST_SEED = 2_147_483_647;
const WAIT_SECONDS = 60;
const MAX_SECONDS = 3600;

interface SeedOptions extends ChangeOptions {
  /** In seconds. */
  readonly wait: number;
  readonly athletes?: number;
  readonly seed: number;
}

const wholeNumber =
  (min: number, max: number) =>
  (text: string): number => {
    const number = Number(text);
    if (!Number.isInteger(number) || number < min || number > max)
      throw new InvalidArgumentError(`It must be a number from ${min} to ${max}.`);
    return number;
  };

const inWords = ({ made, completed, waiting, facts }: SeededDemo, dryRun: boolean): string =>
  [
    ...(made.length > 0 ? [`${dryRun ? 'Would create' : 'Created'} ${made.join(' and ')}.`] : []),
    ...(completed.length > 0
      ? [`${dryRun ? 'Would add' : 'Added'} missing sections to ${completed.join(' and ')}.`]
      : []),
    ...(made.length + completed.length + waiting.length === 0 ? ['The demo athletes exist already.'] : []),
    ...(waiting.length > 0
      ? [
          `Uploaded pictures and documents of ${waiting.join(' and ')}, but no worker has checked them yet.`,
          'Start the worker and run this again: it adds them to the portfolios.',
        ]
      : []),
    ...Object.entries(facts).map(([name, value]) => `  ${name.padEnd(26)}${value}`),
  ].join('\n');

const seedTwo = (options: SeedOptions): Promise<void> =>
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
      const deps = { database, log, keyring, jobs, store, pepper, publicUrl, timeoutMs: wait * 1000 };
      const seeded = await record(
        { command: 'demo seed' },
        () => seedDemo({ ...deps, athletes, dryRun }),
        ({ waiting }) => (waiting.length > 0 ? 'unfinished' : 'done'),
      ).finally(() => jobs.close());
      await log.settled();
      const { facts, waiting } = seeded;
      print(options, { ...facts, waiting, dryRun }, () => inWords(seeded, dryRun));
      return exitCodes.ok;
    },
  );

const seed = ({ athletes, ...options }: SeedOptions): Promise<void> =>
  athletes === undefined ? seedTwo(options) : seedMany({ ...options, athletes });

export const demoCommand = (): Command =>
  new Command('demo')
    .description('fictional athletes for demonstrations')
    .addCommand(
      withOperator(new Command('seed'))
        .description(
          'create two complete athletes, one per language, or add their missing sections and Identity results; or create many',
        )
        .option(
          '--wait <seconds>',
          'how long to wait for the worker to check their files',
          wholeNumber(0, MAX_SECONDS),
          WAIT_SECONDS,
        )
        .option(
          '--athletes <number>',
          'create this many athletes from their numbers, without files; run it again to continue where it stopped',
          wholeNumber(1, MAX_ATHLETES),
        )
        .option(
          '--seed <number>',
          'seed of these athletes: the same seed creates the same ones',
          wholeNumber(0, LARGEST_SEED),
          FIRST_SEED,
        )
        .option('--dry-run', 'run the same steps in the database, then roll them back; upload nothing')
        .option('--json', 'answer as JSON')
        .addHelpText(
          'after',
          examples('palmares demo seed --operator Noor', 'palmares demo seed --athletes 100000 --seed 7'),
        )
        .action(seed),
    )
    .addCommand(
      withOperator(new Command('reset'))
        .description('erase every athlete that demo seed created, and no one else')
        .option('--yes', 'do not ask for confirmation, even if there are accounts that the demo did not create')
        .option('--dry-run', 'say how many it would erase, and change nothing')
        .option('--json', 'answer as JSON')
        .addHelpText('after', examples('palmares demo reset --yes --reason "the training is over"'))
        .action(reset),
    );
