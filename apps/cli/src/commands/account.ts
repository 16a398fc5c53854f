import { Command } from 'commander';
import { type EraseOptions, eraseWith } from '../account/erase.ts';
import { find } from '../account/find.ts';
import { waitOut } from '../account/wait-out.ts';
import { PATIENCE, patienceOf } from '../maintenance/patience.ts';
import { withOperator } from '../operators/operator.ts';

export const accountCommand = (): Command =>
  new Command('account')
    .description('the accounts of athletes')
    .addCommand(
      new Command('find')
        .description('who somebody is, or since when they are erased')
        .argument('<who>', 'e-mail, part of the name, or id; by the id alone once erased')
        .option('--json', 'answer as JSON')
        .action(find),
    )
    .addCommand(
      withOperator(new Command('erase'), { reason: 'required' })
        .description('make everything that an athlete wrote unreadable for good, everywhere, and end what they pay')
        .argument('<athlete>', 'id or e-mail')
        .option('--yes', 'do not ask')
        .option('--dry-run', 'take the same path and roll all of it back')
        .option('--json', 'answer as JSON')
        .option(...PATIENCE)
        .action((athlete: string, { patience, ...options }: EraseOptions & { readonly patience: string }) =>
          eraseWith({ waitOut, patienceMs: patienceOf(patience) }, athlete, options),
        ),
    );
