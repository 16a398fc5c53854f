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
const ATHLETE = ['<athlete>', 'id or e-mail'] as const;

const change = (name: string): Command =>
  withOperator(new Command(name), { reason: 'required' })
    .option('--dry-run', 'say what would change, and change nothing')
    .option(...AS_JSON);

export const subscriptionCommand = (): Command =>
  new Command('subscription')
    .description('the Athlete Plan: who has it, give it, end it, and compare it with Stripe')
    .addCommand(
      new Command('list')
        .description('list who pays for the Athlete Plan or was granted it, in the order of ids')
        .option('--after <athlete>', 'go on after this athlete’s id')
        .addOption(limitOption('athletes'))
        .option(...AS_JSON)
        .addHelpText('after', examples('palmares subscription list --limit 20'))
        .action(list),
    )
    .addCommand(
      new Command('show')
        .description('show the plan of an athlete, beside what Stripe says of it')
        .argument(...ATHLETE)
        .option(...AS_JSON)
        .addHelpText('after', examples('palmares subscription show nora@example.com'))
        .action(show),
    )
    .addCommand(
      change('grant')
        .description('give an athlete the Athlete Plan without a subscription')
        .argument(...ATHLETE)
        .requiredOption('--until <date>', 'the last day, such as 2027-06-30 (UTC), or "forever"')
        .addHelpText(
          'after',
          examples('palmares subscription grant nora@example.com --until 2027-06-30 --reason "won a raffle"'),
        )
        .action(grant),
    )
    .addCommand(
      change('extend')
        .description('lengthen an athlete’s plan, free of charge: a grant counted from the end of what they have')
        .argument(...ATHLETE)
        .requiredOption('--days <days>', 'by how many days')
        .addHelpText('after', examples('palmares subscription extend nora@example.com --days 14 --reason "an outage"'))
        .action(extend),
    )
    .addCommand(
      change('cancel')
        .description('end the subscription with its paid month, and a granted plan at once; refunds are made in Stripe')
        .argument(...ATHLETE)
        .addHelpText('after', examples('palmares subscription cancel nora@example.com --reason "asked by mail"'))
        .action(cancel),
    )
    .addCommand(
      change('resume')
        .description('take back the end of a subscription, before its date')
        .argument(...ATHLETE)
        .addHelpText('after', examples('palmares subscription resume nora@example.com --reason "asked by mail"'))
        .action(resume),
    )
    .addCommand(
      change('reconcile')
        .description(
          'compare all subscriptions at Stripe with the plans, and mend what differs; the worker does so every hour',
        )
        .addHelpText('after', examples('palmares subscription reconcile --dry-run --reason "a missed webhook"'))
        .action(reconcile),
    );
