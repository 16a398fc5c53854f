import { checkBeforeStart } from '@palmares/db';
import { createEventLog } from '@palmares/db/event-store';
import { createKeyring } from '@palmares/event-store/event-log';
import { Command } from 'commander';
import { demoConfig, masterKeysOf } from '../config.ts';
import { goaltender } from '../demo/goaltender.ts';
import { type SeededDemo, seedDemo } from '../demo/seed-demo.ts';
import { swimmer } from '../demo/swimmer.ts';
import { type ChangeOptions, withOperator } from '../operators/operator.ts';
import { exitCodes, print } from '../output.ts';
import { changeDatabase } from '../with-database.ts';

const inWords = ({ made, completed, facts }: SeededDemo, dryRun: boolean): string =>
  [
    ...(made.length > 0 ? [`${dryRun ? 'Would make' : 'Made'} ${made.join(' and ')}.`] : []),
    ...(completed.length > 0
      ? [`${dryRun ? 'Would add' : 'Added'} the sections that ${completed.join(' and ')} lacked.`]
      : []),
    ...(made.length + completed.length === 0 ? ['The demo athletes exist already.'] : []),
    ...Object.entries(facts).map(([name, value]) => `  ${name.padEnd(26)}${value}`),
  ].join('\n');

const seed = (options: ChangeOptions): Promise<void> =>
  changeDatabase(
    { settings: demoConfig, applicationName: 'palmares demo', max: 3 },
    options,
    async ({ config, database, record }) => {
      const { PALMARES_PEPPER: pepper, PUBLIC_URL: publicUrl } = config;
      const { dryRun = false } = options;
      const masterKeys = masterKeysOf(config);
      await checkBeforeStart(database, masterKeys);
      const keyring = createKeyring(masterKeys);
      const log = createEventLog(database, keyring);
      const seeded = await record({ command: 'demo seed' }, () =>
        seedDemo({ log, keyring, pepper, publicUrl, athletes: [goaltender, swimmer], dryRun }),
      );
      await log.settled();
      print(options, { ...seeded.facts, dryRun }, () => inWords(seeded, dryRun));
      return exitCodes.ok;
    },
  );

export const demoCommand = (): Command =>
  new Command('demo')
    .description('fictional athletes for demonstrations')
    .addCommand(
      withOperator(new Command('seed'))
        .description('make two complete athletes, one per language, or add the sections that they lack')
        .option('--dry-run', 'run the same steps in the database, then roll them back')
        .option('--json', 'answer as JSON')
        .action(seed),
    );
