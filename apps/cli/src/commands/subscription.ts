import { Command } from 'commander';
import { limitOption } from '../limit.ts';
import { withOperator } from '../operators/operator.ts';
import { cancel } from '../subscription/cancel.ts';
import { extend } from '../subscription/extend.ts';
import { grant } from '../subscription/grant.ts';
import { list } from '../subscription/list.ts';
import { reconcile } from '../subscription/reconcile.ts';
import { resume } from '../subscription/resume.ts';
import { show } from '../subscription/show.ts';
import { examples } from './examples.ts';

const AS_JSON = ['--json', 'answer as JSON'] as const;
const ATHLETE = ['<athlete>', 'id or email'] as const;

const change = (name: string): Command =>
  withOperator(new Command(name), { reason: 'required' })
    .option('--dry-run', 'say what would change, and change nothing')
    .option(...AS_JSON);

export const subscriptionCommand = (): Command =>
  new Command('subscription')
    .description('the Athlete Plan: list who has it, grant, extend or cancel it, compare it with Stripe')
    .addCommand(
      new Command('list')
        .description('list who pays for the Athlete Plan or was granted it, ordered by id')
        .option('--after <athlete>', 'continue after this athlete id')
        .addOption(limitOption('athletes'))
        .option(...AS_JSON)
        .addHelpText('after', examples('palmares subscription list --limit 20'))
        .action(list),
    )
    .addCommand(
      new Command('show')
        .description('show an athlete’s plan, and what Stripe says about it')
        .argument(...ATHLETE)
        .option(...AS_JSON)
        .addHelpText('after', examples('palmares subscription show nora@example.com'))
        .action(show),
    )
    .addCommand(
      change('grant')
        .description('give an athlete the Athlete Plan without a subscription')
        .argument(...ATHLETE)
        .requiredOption('--until <date>', 'the last day in Toronto, such as 2027-06-30, or "forever"')
        .addHelpText(
          'after',
          examples('palmares subscription grant nora@example.com --until 2027-06-30 --reason "won a raffle"'),
        )
        .action(grant),
    )
    .addCommand(
      change('extend')
        .description('extend an athlete’s plan for free: a grant that starts when the current plan ends')
        .argument(...ATHLETE)
        .requiredOption('--days <days>', 'number of days')
        .addHelpText('after', examples('palmares subscription extend nora@example.com --days 14 --reason "an outage"'))
        .action(extend),
    )
    .addCommand(
      change('cancel')
        .description('cancel at the end of the paid month (a granted plan ends now); make refunds in Stripe')
        .argument(...ATHLETE)
        .addHelpText('after', examples('palmares subscription cancel nora@example.com --reason "asked by email"'))
        .action(cancel),
    )
    .addCommand(
      change('resume')
        .description('undo a cancellation before its end date')
        .argument(...ATHLETE)
        .addHelpText('after', examples('palmares subscription resume nora@example.com --reason "asked by email"'))
        .action(resume),
    )
    .addCommand(
      change('reconcile')
        .description(
          'compare every Stripe subscription with its plan and repair differences; the worker does this hourly',
        )
        .addHelpText('after', examples('palmares subscription reconcile --dry-run --reason "a missed webhook"'))
        .action(reconcile),
    );
