import { Command } from 'commander';
import { waitForCacheExpiry } from '../account/wait-for-cache-expiry.ts';
import { type ForgetOptions, forgetWith } from '../contact/forget.ts';
import { PATIENCE, patienceOf } from '../maintenance/patience.ts';
import { withOperator } from '../operators/operator.ts';
import { examples } from './examples.ts';

export const contactCommand = (): Command =>
  new Command('contact').description('erase a contact or reference').addCommand(
    withOperator(new Command('forget'), { reason: 'required' })
      .description('permanently erase one contact of an athlete, and nothing else in the portfolio')
      .argument('<athlete>', 'id or email')
      .argument('<contact>', 'id; or, while the contact still exists, its email or full name')
      .option('--yes', 'do not ask for confirmation')
      .option('--dry-run', 'run the same steps in the database, then roll them back; leave the ledger alone')
      .option('--json', 'answer as JSON')
      .option(...PATIENCE)
      .addHelpText(
        'after',
        examples('palmares contact forget nora@example.com coach@example.com --dry-run --reason "asked by email"'),
      )
      .action(
        (athlete: string, contact: string, { patience, ...options }: ForgetOptions & { readonly patience: string }) =>
          forgetWith({ waitForCacheExpiry, timeoutMs: patienceOf(patience) }, { athlete, contact }, options),
      ),
  );
