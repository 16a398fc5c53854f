import { migrate } from '@palmares/db/migrations/migrate';
import { Command } from 'commander';
import { migrateConfig, readConfig } from '../config.ts';
import { type OutputOptions, print } from '../output.ts';

interface MigrateAnswer {
  readonly applied: readonly string[];
  readonly dryRun: boolean;
}

const inWords = ({ applied, dryRun }: MigrateAnswer): string => {
  if (applied.length === 0) return 'The database is up to date.';
  const heading = dryRun ? 'Would apply:' : 'Applied:';
  return [heading, ...applied.map((name) => `  ${name}`)].join('\n');
};

export const migrateCommand = (): Command =>
  new Command('migrate')
    .description('bring the database to the newest schema, as its owner')
    .option('--dry-run', 'take the same path and roll all of it back')
    .option('--json', 'answer as JSON')
    .action(async ({ dryRun = false, ...output }: OutputOptions & { dryRun?: boolean }) => {
      const { DATABASE_OWNER_URL } = readConfig(migrateConfig);
      const onTableInUse = (tries: number): void => {
        if (tries === 1) process.stderr.write('palmares: a table is in use; waiting for it to be free\n');
      };
      const applied = await migrate(DATABASE_OWNER_URL, { dryRun, onTableInUse });
      print(output, { applied, dryRun }, inWords);
    });
