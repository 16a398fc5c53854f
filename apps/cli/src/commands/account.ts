import { languages } from '@palmares/domain/kernel';
import { Command, Option } from 'commander';
import { abandoned } from '../account/abandoned.ts';
import { askGuardian } from '../account/ask-guardian.ts';
import { type EraseOptions, eraseWith } from '../account/erase.ts';
import { exportData } from '../account/export.ts';
import { find } from '../account/find.ts';
import { requests } from '../account/requests.ts';
import { show } from '../account/show.ts';
import { waitOut } from '../account/wait-out.ts';
import { limitOption } from '../limit.ts';
import { PATIENCE, patienceOf } from '../maintenance/patience.ts';
import { withOperator } from '../operators/operator.ts';
import { examples } from './examples.ts';

const ACCESS = `
Under Quebec's Law 25, whoever proves their identity gets their data within 30 days, in a structured format that is
commonly used. The download is that: a ZIP archive of JSON and files. Without --out its athlete is mailed and fetches it
with a log-in, which proves who they are. Use --out only for someone who cannot log in, once you know who they are.`;

export const accountCommand = (): Command =>
  new Command('account')
    .description(
      'the accounts of athletes: find, show, export and erase one, list deletion requests and abandoned accounts',
    )
    .addCommand(
      new Command('find')
        .description('find an athlete, or the date on which they were erased')
        .argument('<who>', 'e-mail, part of the name, or id; an erased athlete only by id')
        .option('--json', 'answer as JSON')
        .addHelpText(
          'after',
          examples('palmares account find nora@example.com', 'palmares account find "Nora Whitcombe" --json'),
        )
        .action(find),
    )
    .addCommand(
      new Command('show')
        .description(
          'show what an account is: address, age class, guardian, plan, links, log-ins; nothing of its content',
        )
        .argument('<athlete>', 'id or e-mail')
        .option('--json', 'answer as JSON')
        .addHelpText('after', examples('palmares account show nora@example.com'))
        .action(show),
    )
    .addCommand(
      withOperator(new Command('export'), { reason: 'required' })
        .description('answer a request for access to personal data: start the download that the account page offers')
        .argument('<athlete>', 'id or e-mail')
        .option('--out <file>', 'write the download that is ready to this new file instead')
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
        .description('list who asked to be deleted, with the seven days to take it back, and whose account nobody uses')
        .option('--json', 'answer as JSON')
        .addHelpText('after', examples('palmares account requests'))
        .action(requests),
    )
    .addCommand(
      new Command('abandoned')
        .description('list accounts that are erased next: never verified, and not used for seven days')
        .addOption(limitOption('accounts'))
        .option('--json', 'answer as JSON')
        .addHelpText('after', examples('palmares account abandoned --limit 20'))
        .action(abandoned),
    )
    .addCommand(
      withOperator(new Command('ask-guardian'), { reason: 'required' })
        .description(
          'ask a parent or guardian by mail for a new agreement, after they took it back or their text changed',
        )
        .argument('<athlete>', 'id or e-mail')
        .requiredOption('--email <address>', 'the address of the parent or guardian')
        .addOption(new Option('--language <language>', 'of the mail; default: of the account').choices(languages))
        .option('--dry-run', 'check everything, and write to nobody')
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
        .addHelpText(
          'after',
          examples(
            'palmares account erase nora@example.com --dry-run --reason "asked by mail on 20 November"',
            'palmares account erase nora@example.com --reason "asked by mail on 20 November"',
          ),
        )
        .action((athlete: string, { patience, ...options }: EraseOptions & { readonly patience: string }) =>
          eraseWith({ waitOut, patienceMs: patienceOf(patience) }, athlete, options),
        ),
    );
