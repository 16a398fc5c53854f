import { Command } from 'commander';
import { withOperator } from '../operators/operator.ts';
import { rebuildOne } from '../projections/rebuild.ts';
import { retry } from '../projections/retry.ts';
import { showStatus } from '../projections/status.ts';
import { verify } from '../projections/verify.ts';

const AS_JSON = ['--json', 'answer as JSON'] as const;

export const projectionsCommand = (): Command =>
  new Command('projections')
    .description('what is made of the event log: where it stands, rebuild it, compare it, retry what it could not take')
    .addCommand(
      new Command('status')
        .description('where each reader of the log stands, and who is parked in it')
        .option(...AS_JSON)
        .action(showStatus),
    )
    .addCommand(
      withOperator(new Command('rebuild'))
        .description('build a projection beside the one that serves, then put it in its place')
        .argument('<name>')
        .option('--restart', 'begin from zero instead of going on where an earlier rebuild ended')
        .option('--dry-run', 'build it and take its place, and roll that back; a copy begun earlier stays')
        .option(...AS_JSON)
        .action(rebuildOne),
    )
    .addCommand(
      withOperator(new Command('retry'))
        .description('hand parked athletes their events again, from the one that parked them')
        .argument('[name]', 'of one projection or reactor only')
        .option('--athlete <id>', 'of one athlete only')
        .option('--dry-run', 'take the same path and roll all of it back')
        .option(...AS_JSON)
        .action(retry),
    )
    .addCommand(
      new Command('verify')
        .description('fold the events anew and compare the result with the read models, row by row')
        .argument('[name]', 'of one projection only')
        .option(...AS_JSON)
        .action(verify),
    );
