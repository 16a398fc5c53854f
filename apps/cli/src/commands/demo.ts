import { connect } from '@palmares/db/database';
import { createEventLog } from '@palmares/db/event-store';
import { checkBeforeStart } from '@palmares/db/start-checks';
import { createKeyring } from '@palmares/event-store/event-log/keyring';
import { Command } from 'commander';
import { demoConfig, masterKeysOf, readConfig } from '../config.ts';
import { type SeededDemo, seedDemo } from '../demo/seed-demo.ts';
import { type ChangeOptions, operatorOf, withOperator } from '../operators/operator.ts';
import { recorded } from '../operators/recorded.ts';
import { print } from '../output.ts';

const inWords = ({ made, facts }: SeededDemo, dryRun: boolean): string =>
  [
    made.length > 0
      ? `${dryRun ? 'Would make' : 'Made'} ${made.join(' and ')}.`
      : 'The demo athletes are there already.',
    ...Object.entries(facts).map(([name, value]) => `  ${name.padEnd(26)}${value}`),
  ].join('\n');

const seed = async (options: ChangeOptions): Promise<void> => {
  const { dryRun = false } = options;
  const config = readConfig(demoConfig);
  const operator = operatorOf(options);
  const { PALMARES_PEPPER: pepper, PUBLIC_URL: publicUrl } = config;
  const database = connect({ url: config.DATABASE_URL, applicationName: 'palmares demo', max: 3 });
  try {
    const masterKeys = masterKeysOf(config);
    await checkBeforeStart(database, masterKeys);
    const keyring = createKeyring(masterKeys);
    const log = createEventLog(database, keyring);
    const seeded = await recorded(database, operator, { command: 'demo seed' }, () =>
      seedDemo({ log, keyring, pepper, publicUrl, dryRun }),
    );
    await log.settled();
    print(options, { ...seeded.facts, dryRun }, () => inWords(seeded, dryRun));
  } finally {
    await database.close();
  }
};

export const demoCommand = (): Command =>
  new Command('demo')
    .description('fictional athletes to show the product with')
    .addCommand(
      withOperator(new Command('seed'))
        .description('make two complete athletes, one in each language; once')
        .option('--dry-run', 'take the same path and roll all of it back')
        .option('--json', 'answer as JSON')
        .action(seed),
    );
