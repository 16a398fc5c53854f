import { ATTEMPT_MINUTES } from '@palmares/domain/identity';
import { Command } from 'commander';
import { grant } from '../identity/grant-attempt.ts';
import { rescoreAttempts } from '../identity/rescore.ts';
import { stats } from '../identity/stats.ts';
import { withOperator } from '../operators/operator.ts';
import { examples } from './examples.ts';

const AS_JSON = ['--json', 'answer as JSON'] as const;

export const identityCommand = (): Command =>
  new Command('identity')
    .description('the Identity test: grant an attempt, apply a new scoring rule, show the distribution of results')
    .addCommand(
      withOperator(new Command('grant-attempt'), { reason: 'required' })
        .description('let an athlete start the test once more; this does not extend a running attempt')
        .argument('<athlete>', 'id or email')
        .option('--minutes <minutes>', 'how long the attempt lasts', String(ATTEMPT_MINUTES))
        .option('--dry-run', 'check the athlete and the minutes, and grant nothing')
        .option(...AS_JSON)
        .addHelpText(
          'after',
          examples('palmares identity grant-attempt nora@example.com --minutes 40 --reason "lost network"'),
        )
        .action(grant),
    )
    .addCommand(
      new Command('stats')
        .description('count the results of all athletes; names no one')
        .option(...AS_JSON)
        .addHelpText('after', examples('palmares identity stats'))
        .action(stats),
    )
    .addCommand(
      withOperator(new Command('rescore'), { reason: 'required' })
        .description('rescore finished attempts with the current rule; safe to interrupt and rerun')
        .option('--athlete <athlete>', 'only this athlete: id or email')
        .option('--all', 'every athlete')
        .option('--dry-run', 'list the results that would change; append nothing')
        .option(...AS_JSON)
        .addHelpText('after', examples('palmares identity rescore --all --dry-run --reason "corrected rule"'))
        .action(rescoreAttempts),
    );
