import { migrate } from '@palmares/db/migrations';
import { hasOperatorLog } from '@palmares/db/operators';
import { Command } from 'commander';
import { migrateConfig } from '../config.ts';
import { type ChangeOptions, withOperator } from '../operators/operator.ts';
import { exitCodes, print } from '../output.ts';
import { writeNotice } from '../terminal.ts';
import { changeDatabase } from '../with-database.ts';
import { examples } from './examples.ts';

interface MigrateAnswer {
  readonly applied: readonly string[];
  readonly dryRun: boolean;
}

const inWords = ({ applied, dryRun }: MigrateAnswer): string => {
  if (applied.length === 0) return 'The database is up to date.';
  const heading = dryRun ? 'Would apply:' : 'Applied:';
  return [heading, ...applied.map((name) => `  ${name}`)].join('\n');
};

const migrateNow = (options: ChangeOptions): Promise<void> =>
  changeDatabase(
    { settings: migrateConfig, applicationName: 'palmares migrate', max: 1, makesOperatorLog: true },
    options,
    async ({ config: { DATABASE_OWNER_URL: url }, database: owner, record }) => {
      const { dryRun = false } = options;
      const onTableInUse = (tries: number): void => {
        if (tries === 1) writeNotice('palmares: a table is in use; waiting for it to be free');
      };
      const migrateAll = () => migrate(url, { dryRun, onTableInUse });
      // A migration creates the operator log; where it does not exist yet, the row is written afterwards.
      const first = (await hasOperatorLog(owner.kysely)) ? undefined : await migrateAll();
      const applied = await record({ command: 'migrate' }, async () => first ?? migrateAll());
      print(options, { applied, dryRun }, inWords);
      return exitCodes.ok;
    },
  );

export const migrateCommand = (): Command =>
  withOperator(new Command('migrate'))
    .description('migrate the database to the newest schema, as its owner')
    .option('--dry-run', 'run the same steps in the database, then roll them back')
    .option('--json', 'answer as JSON')
    .addHelpText('after', examples('palmares migrate --dry-run', 'palmares migrate --operator Noor'))
    .action(migrateNow);
