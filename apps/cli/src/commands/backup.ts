import { Command } from 'commander';
import { createNow } from '../backup/create.ts';
import { restoreNow } from '../backup/restore.ts';
import { PATIENCE } from '../maintenance/patience.ts';
import { withOperator } from '../operators/operator.ts';
import { examples } from './examples.ts';

export const backupCommand = (): Command =>
  new Command('backup')
    .description('back up the database and files into a folder, or restore them into an empty installation')
    .addCommand(
      withOperator(new Command('create'))
        .description('write a backup of the database and the file store while both are in use')
        .argument('<folder>', 'new or empty; it appears once the backup is complete')
        .option('--json', 'answer as JSON')
        .addHelpText('after', examples('palmares backup create /srv/backups/2026-11-25 --reason "every night"'))
        .action(createNow),
    )
    .addCommand(
      withOperator(new Command('restore'))
        .description('check a backup and restore it into an empty database, then do the steps of palmares restore')
        .argument('<folder>', 'the backup')
        .option('--dry-run', 'check the backup and the database, and change nothing')
        .option(...PATIENCE)
        .option('--json', 'answer as JSON')
        .addHelpText(
          'after',
          examples('palmares backup restore /srv/backups/2026-11-25 --reason "the disk of db1 died"'),
        )
        .action(restoreNow),
    );
