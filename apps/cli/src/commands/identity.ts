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
        .description('let an athlete start the test once more; a running attempt is not lengthened')
        .argument('<athlete>', 'id or e-mail')
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
        .description('count the results of all athletes; names nobody')
        .option(...AS_JSON)
        .addHelpText('after', examples('palmares identity stats'))
        .action(stats),
    )
    .addCommand(
      withOperator(new Command('rescore'), { reason: 'required' })
        .description('score finished attempts by the rule of this program; may be interrupted and run again')
        .option('--athlete <athlete>', 'only this athlete: id or e-mail')
        .option('--all', 'every athlete')
        .option('--dry-run', 'say whose result would change, and append nothing')
        .option(...AS_JSON)
        .addHelpText('after', examples('palmares identity rescore --all --dry-run --reason "corrected rule"'))
        .action(rescoreAttempts),
    );
