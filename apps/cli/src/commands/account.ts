import { Command } from 'commander';
import { abandoned } from '../account/abandoned.ts';
import { type EraseOptions, eraseWith } from '../account/erase.ts';
import { find } from '../account/find.ts';
import { requests } from '../account/requests.ts';
import { waitOut } from '../account/wait-out.ts';
import { PATIENCE, patienceOf } from '../maintenance/patience.ts';
import { withOperator } from '../operators/operator.ts';

export const accountCommand = (): Command =>
  new Command('account')
    .description('find and erase athletes, and list who asked for it and which accounts are abandoned')
    .addCommand(
      new Command('find')
        .description('find an athlete, or the date on which they were erased')
        .argument('<who>', 'e-mail, part of the name, or id; an erased athlete only by id')
        .option('--json', 'answer as JSON')
        .action(find),
    )
    .addCommand(
      new Command('requests')
        .description('list who asked to be deleted, and whose seven days to take it back are over')
        .option('--json', 'answer as JSON')
        .action(requests),
    )
    .addCommand(
      new Command('abandoned')
        .description('list accounts whose address was never verified, and that nobody has used for seven days')
        .option('--limit <accounts>', 'how many to list, the oldest first', '100')
        .option('--json', 'answer as JSON')
        .action(abandoned),
    )
    .addCommand(
      withOperator(new Command('erase'), { reason: 'required' })
        .description(
          'erase an athlete for good: make all they wrote unreadable everywhere, and end their customer at Stripe',
        )
        .argument('<athlete>', 'id or e-mail')
        .option('--yes', 'do not ask for confirmation')
        .option(
          '--dry-run',
          'run the same steps in the database, then roll them back; leave Stripe and the ledger alone',
        )
        .option('--json', 'answer as JSON')
        .option(...PATIENCE)
        .action((athlete: string, { patience, ...options }: EraseOptions & { readonly patience: string }) =>
          eraseWith({ waitOut, patienceMs: patienceOf(patience) }, athlete, options),
        ),
    );
