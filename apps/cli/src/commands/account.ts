import { languages } from '@palmares/domain/kernel';
import { Command, Option } from 'commander';
import { abandoned } from '../account/abandoned.ts';
import { askGuardian } from '../account/ask-guardian.ts';
import { type EraseOptions, eraseWith } from '../account/erase.ts';
import { exportData } from '../account/export.ts';
import { find } from '../account/find.ts';
import { requests } from '../account/requests.ts';
import { show } from '../account/show.ts';
import { waitForCacheExpiry } from '../account/wait-for-cache-expiry.ts';
import { limitOption } from '../limit.ts';
import { PATIENCE, patienceOf } from '../maintenance/patience.ts';
import { withOperator } from '../operators/operator.ts';
import { examples } from './examples.ts';

const ACCESS = `
Under Quebec's Law 25, anyone who proves their identity gets their data within 30 days, in a structured, commonly used
format. The download is in that format: a ZIP archive of JSON and files. Without --out, the athlete gets an email and
downloads it after logging in, which proves who they are. Use --out only for someone who cannot log in, after you have
checked their identity.`;

export const accountCommand = (): Command =>
  new Command('account')
    .description('athletes’ accounts: find, show, export or erase one; list deletion requests and abandoned accounts')
    .addCommand(
      new Command('find')
        .description('find an athlete, or the date on which they were erased')
        .argument('<who>', 'email, part of the name, or id; an erased athlete only by id')
        .option('--json', 'answer as JSON')
        .addHelpText(
          'after',
          examples('palmares account find nora@example.com', 'palmares account find "Nora Whitcombe" --json'),
        )
        .action(find),
    )
    .addCommand(
      new Command('show')
        .description('show an account: email, age class, guardian, plan, links and logins, but no content')
        .argument('<athlete>', 'id or email')
        .option('--json', 'answer as JSON')
        .addHelpText('after', examples('palmares account show nora@example.com'))
        .action(show),
    )
    .addCommand(
      withOperator(new Command('export'), { reason: 'required' })
        .description('answer a request for access to personal data: start the download that the account page offers')
        .argument('<athlete>', 'id or email')
        .option('--out <file>', 'write the download that is ready to this new file')
        .option('--dry-run', 'say what would be started or written')
        .option('--json', 'answer as JSON')
        .addHelpText('after', ACCESS)
        .addHelpText(
          'after',
          examples(
            'palmares account export nora@example.com --reason "access request of 20 November"',
            'palmares account export nora@example.com --out nora.zip --reason "cannot log in; identity checked by phone"',
          ),
        )
        .action(exportData),
    )
    .addCommand(
      new Command('requests')
        .description(
          'list deletion requests with the end of their seven-day grace period, and accounts unused for 24 months',
        )
        .option('--json', 'answer as JSON')
        .addHelpText('after', examples('palmares account requests'))
        .action(requests),
    )
    .addCommand(
      new Command('abandoned')
        .description('list the accounts that are erased next: never verified, and unused for seven days')
        .addOption(limitOption('accounts'))
        .option('--json', 'answer as JSON')
        .addHelpText('after', examples('palmares account abandoned --limit 20'))
        .action(abandoned),
    )
    .addCommand(
      withOperator(new Command('ask-guardian'), { reason: 'required' })
        .description(
          'ask a parent or guardian by email for permission again, after they withdrew it or their text changed',
        )
        .argument('<athlete>', 'id or email')
        .requiredOption('--email <address>', 'the address of the parent or guardian')
        .addOption(
          new Option('--language <language>', 'language of the email; default: the account’s').choices(languages),
        )
        .option('--dry-run', 'check everything, and email no one')
        .option('--json', 'answer as JSON')
        .addHelpText(
          'after',
          examples(
            'palmares account ask-guardian lea@example.com --email parent@example.com --reason "asked by phone on 20 November"',
          ),
        )
        .action(askGuardian),
    )
    .addCommand(
      withOperator(new Command('erase'), { reason: 'required' })
        .description('permanently erase an athlete: make their data unreadable and delete their Stripe customer')
        .argument('<athlete>', 'id or email')
        .option('--yes', 'do not ask for confirmation')
        .option(
          '--dry-run',
          'run the same steps in the database, then roll them back; leave Stripe and the ledger alone',
        )
        .option('--json', 'answer as JSON')
        .option(...PATIENCE)
        .addHelpText(
          'after',
          examples(
            'palmares account erase nora@example.com --dry-run --reason "asked by email on 20 November"',
            'palmares account erase nora@example.com --reason "asked by email on 20 November"',
          ),
        )
        .action((athlete: string, { patience, ...options }: EraseOptions & { readonly patience: string }) =>
          eraseWith({ waitForCacheExpiry, timeoutMs: patienceOf(patience) }, athlete, options),
        ),
    );
