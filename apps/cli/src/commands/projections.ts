import { Command } from 'commander';
import { withOperator } from '../operators/operator.ts';
import { rebuildOne } from '../projections/rebuild.ts';
import { retry } from '../projections/retry.ts';
import { showStatus } from '../projections/status.ts';
import { verify } from '../projections/verify.ts';
import { examples } from './examples.ts';

const AS_JSON = ['--json', 'answer as JSON'] as const;

export const projectionsCommand = (): Command =>
  new Command('projections')
    .description('the projections and reactors of the event log: status, rebuild, verify, retry')
    .addCommand(
      new Command('status')
        .description('show how far each reader of the log is, and which athletes are parked')
        .option(...AS_JSON)
        .addHelpText('after', examples('palmares projections status'))
        .action(showStatus),
    )
    .addCommand(
      withOperator(new Command('rebuild'))
        .description('rebuild a projection beside the version that serves, then replace that version')
        .argument('<name>', 'a projection, as projections status lists them')
        .option('--restart', 'start from zero instead of resuming an earlier rebuild')
        .option(
          '--dry-run',
          'rebuild it, replace the version that serves and roll that back; an unfinished earlier copy is kept',
        )
        .option(...AS_JSON)
        .addHelpText('after', examples('palmares projections rebuild portfolio --operator Noor'))
        .action(rebuildOne),
    )
    .addCommand(
      withOperator(new Command('retry'))
        .description('process the events of parked athletes again, from the one that parked them')
        .argument('[name]', 'only this projection or reactor')
        .option('--athlete <id>', 'only this athlete')
        .option('--dry-run', 'run the same steps in the database, then roll them back')
        .option(...AS_JSON)
        .addHelpText(
          'after',
          examples('palmares projections retry --athlete 01980f3e-5b1c-7a52-9d0e-3f4a5b6c7d8e --operator Noor'),
        )
        .action(retry),
    )
    .addCommand(
      new Command('verify')
        .description('fold the events again and compare the result with the read models, row by row')
        .argument('[name]', 'only this projection')
        .option(...AS_JSON)
        .addHelpText('after', examples('palmares projections verify portfolio'))
        .action(verify),
    );
