import { Command } from 'commander';
import { waitOut } from '../account/wait-out.ts';
import { type ForgetOptions, forgetWith } from '../contact/forget.ts';
import { PATIENCE, patienceOf } from '../maintenance/patience.ts';
import { withOperator } from '../operators/operator.ts';
import { examples } from './examples.ts';

export const contactCommand = (): Command =>
  new Command('contact').description('forget a person whom an athlete wrote down').addCommand(
    withOperator(new Command('forget'), { reason: 'required' })
      .description('forget one contact of an athlete for good, and nothing else of the portfolio')
      .argument('<athlete>', 'id or e-mail')
      .argument('<contact>', 'id; while the athlete has the contact, also the e-mail or the whole name')
      .option('--yes', 'do not ask for confirmation')
      .option('--dry-run', 'run the same steps in the database, then roll them back; leave the ledger alone')
      .option('--json', 'answer as JSON')
      .option(...PATIENCE)
      .addHelpText(
        'after',
        examples('palmares contact forget nora@example.com coach@example.com --dry-run --reason "asked by mail"'),
      )
      .action(
        (athlete: string, contact: string, { patience, ...options }: ForgetOptions & { readonly patience: string }) =>
          forgetWith({ waitOut, patienceMs: patienceOf(patience) }, { athlete, contact }, options),
      ),
  );
