import { jobStates, queues } from '@palmares/db/jobs';
import { Command, Option } from 'commander';
import { list } from '../jobs/list.ts';
import { retry } from '../jobs/retry.ts';
import { limitOption } from '../limit.ts';
import { withOperator } from '../operators/operator.ts';
import { examples } from './examples.ts';

const AS_JSON = ['--json', 'answer as JSON'] as const;

const queueOption = (what: string): Option => new Option('--queue <queue>', what).choices(Object.keys(queues));

export const jobsCommand = (): Command =>
  new Command('jobs')
    .description('the worker’s jobs: list those that wait, run or failed, and retry failed ones')
    .addCommand(
      new Command('list')
        .description('list the newest jobs that are not completed; ended jobs are kept for a week')
        .addOption(new Option('--state <state>', 'only jobs with this status').choices([...jobStates]))
        .addOption(queueOption('only jobs in this queue'))
        .addOption(limitOption('jobs'))
        .option(...AS_JSON)
        .addHelpText(
          'after',
          examples('palmares jobs list --state failed', 'palmares jobs list --queue make-export --limit 20'),
        )
        .action(list),
    )
    .addCommand(
      withOperator(new Command('retry'), { reason: 'required' })
        .description('run failed jobs again; each first checks whether there is still something to do')
        .argument('[jobs...]', 'ids of failed jobs')
        .addOption(queueOption('all failed jobs in this queue'))
        .option('--dry-run', 'say which jobs would run, and change nothing')
        .option(...AS_JSON)
        .addHelpText(
          'after',
          examples(
            'palmares jobs retry --queue sync-subscription --dry-run --reason "Stripe was down"',
            'palmares jobs retry 01980f3e-5b1c-7a52-9d0e-3f4a5b6c7d8e --reason "Stripe was down"',
          ),
        )
        .action(retry),
    );
