import { Command } from 'commander';
import { checkFiles } from '../files/check.ts';
import { cleanFiles } from '../files/clean.ts';
import { withOperator } from '../operators/operator.ts';
import { examples } from './examples.ts';

const AS_JSON = ['--json', 'answer as JSON'] as const;

export const filesCommand = (): Command =>
  new Command('files')
    .description('the bytes of pictures and documents: compare them with the database, remove those without a row')
    .addCommand(
      new Command('check')
        .description('list files without a row and rows without a file')
        .option(...AS_JSON)
        .addHelpText('after', examples('palmares files check'))
        .action(checkFiles),
    )
    .addCommand(
      withOperator(new Command('clean'))
        .description('remove the bytes of files without a row')
        .option('--yes', 'do not ask for confirmation')
        .option('--dry-run', 'list them only')
        .option(...AS_JSON)
        .addHelpText('after', examples('palmares files clean --dry-run', 'palmares files clean --yes --operator Noor'))
        .action(cleanFiles),
    );
