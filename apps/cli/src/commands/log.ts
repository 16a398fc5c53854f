import { connect } from '@palmares/db/database';
import { beginIncarnation, isAhead, type NewIncarnation } from '@palmares/event-store/integrity/restored-log';
import { SHARDS } from '@palmares/event-store/stream';
import { Command } from 'commander';
import { migrateConfig, readConfig } from '../config.ts';
import { type ChangeOptions, operatorOf, withOperator } from '../operators/operator.ts';
import { recorded } from '../operators/recorded.ts';
import { print } from '../output.ts';

type Answer = NewIncarnation & { readonly dryRun: boolean };

const inWords = ({ before, incarnation, dryRun }: Answer): string => {
  if (!isAhead(before)) return `Nothing to repair: incarnation ${incarnation} is this server's own.`;
  return [
    `${before.shardsAhead} of ${SHARDS} shards and ${before.checkpointsAhead} checkpoints stand at transactions of another server.`,
    dryRun
      ? `Would begin incarnation ${incarnation}, tried and rolled back.`
      : `Incarnation ${incarnation} has begun: readers go on where they stood. Web and worker may start.`,
  ].join('\n');
};

export const logCommand = (): Command =>
  new Command('log').description('the event log itself').addCommand(
    withOperator(new Command('new-incarnation'))
      .description('after a dump was restored into another server: let readers go on, as the owner')
      .option('--dry-run', 'take the same path and roll all of it back')
      .option('--json', 'answer as JSON')
      .action(async (options: ChangeOptions) => {
        const { dryRun = false } = options;
        const { DATABASE_OWNER_URL } = readConfig(migrateConfig);
        const operator = operatorOf(options);
        const owner = connect({ url: DATABASE_OWNER_URL, applicationName: 'palmares log', max: 1 });
        try {
          const begun = await recorded(owner, operator, { command: 'log new-incarnation' }, () =>
            beginIncarnation(owner, { dryRun }),
          );
          print(options, { ...begun, dryRun }, inWords);
        } finally {
          await owner.close();
        }
      }),
  );
