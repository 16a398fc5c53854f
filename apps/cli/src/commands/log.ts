import { SHARDS } from '@palmares/event-store';
import { beginIncarnation, isAhead, type NewIncarnation } from '@palmares/event-store/integrity';
import { Command } from 'commander';
import { migrateConfig } from '../config.ts';
import { type ChangeOptions, withOperator } from '../operators/operator.ts';
import { exitCodes, print } from '../output.ts';
import { changeDatabase } from '../with-database.ts';
import { examples } from './examples.ts';

type Answer = NewIncarnation & { readonly dryRun: boolean };

const inWords = ({ before, incarnation, dryRun }: Answer): string => {
  if (!isAhead(before)) return `Nothing to repair: incarnation ${incarnation} is this server's own.`;
  return [
    `${before.shardsAhead} of ${SHARDS} shards and ${before.checkpointsAhead} checkpoints are at transactions of another server.`,
    dryRun
      ? `Would begin incarnation ${incarnation}: tried and rolled back.`
      : `Incarnation ${incarnation} has begun: readers continue where they were. Web and worker may start.`,
  ].join('\n');
};

const newIncarnation = (options: ChangeOptions): Promise<void> =>
  changeDatabase(
    { settings: migrateConfig, applicationName: 'palmares log', max: 1 },
    options,
    async ({ database: owner, record }) => {
      const { dryRun = false } = options;
      const begun = await record({ command: 'log new-incarnation' }, () => beginIncarnation(owner, { dryRun }));
      print(options, { ...begun, dryRun }, inWords);
      return exitCodes.ok;
    },
  );

export const logCommand = (): Command =>
  new Command('log')
    .description('the event log itself')
    .addCommand(
      withOperator(new Command('new-incarnation'))
        .description('after restoring a dump into another server, as the owner: let readers continue')
        .option('--dry-run', 'run the same steps in the database, then roll them back')
        .option('--json', 'answer as JSON')
        .addHelpText('after', examples('palmares log new-incarnation --dry-run'))
        .action(newIncarnation),
    );
