import { connect } from '@palmares/db/database';
import { migrate } from '@palmares/db/migrations/migrate';
import { hasOperatorLog } from '@palmares/db/operators/operator-log';
import { Command } from 'commander';
import { migrateConfig, readConfig } from '../config.ts';
import { type ChangeOptions, type Operator, operatorOf, withOperator } from '../operators/operator.ts';
import { recorded } from '../operators/recorded.ts';
import { print } from '../output.ts';

interface MigrateAnswer {
  readonly applied: readonly string[];
  readonly dryRun: boolean;
}

const inWords = ({ applied, dryRun }: MigrateAnswer): string => {
  if (applied.length === 0) return 'The database is up to date.';
  const heading = dryRun ? 'Would apply:' : 'Applied:';
  return [heading, ...applied.map((name) => `  ${name}`)].join('\n');
};

/** The log of operators is made by a migration itself: where it is not there yet, the row is written afterwards. */
const recordedMigration = async (
  url: string,
  operator: Operator | null,
  work: () => Promise<readonly string[]>,
): Promise<readonly string[]> => {
  const owner = connect({ url, applicationName: 'palmares migrate', max: 1 });
  try {
    if (await hasOperatorLog(owner.kysely)) return await recorded(owner, operator, { command: 'migrate' }, work);
    const applied = await work();
    return await recorded(owner, operator, { command: 'migrate' }, async () => applied);
  } finally {
    await owner.close();
  }
};

export const migrateCommand = (): Command =>
  withOperator(new Command('migrate'))
    .description('bring the database to the newest schema, as its owner')
    .option('--dry-run', 'take the same path and roll all of it back')
    .option('--json', 'answer as JSON')
    .action(async (options: ChangeOptions) => {
      const { dryRun = false } = options;
      const { DATABASE_OWNER_URL: url } = readConfig(migrateConfig);
      const operator = operatorOf(options);
      const onTableInUse = (tries: number): void => {
        if (tries === 1) process.stderr.write('palmares: a table is in use; waiting for it to be free\n');
      };
      const applied = await recordedMigration(url, operator, () => migrate(url, { dryRun, onTableInUse }));
      print(options, { applied, dryRun }, inWords);
    });
