import type { Database } from '@palmares/db';
import { type RotateOptions, type Rotation, rotateMasterKey } from '@palmares/event-store/event-log';
import { Command } from 'commander';
import { rotateConfig } from '../config.ts';
import { withProgress } from '../integrity/with-progress.ts';
import { type ChangeOptions, withOperator } from '../operators/operator.ts';
import { exitCodes, Problem, print } from '../output.ts';
import { changeDatabase } from '../with-database.ts';
import { examples } from './examples.ts';

type Answer = Rotation & { readonly dryRun: boolean };

const isFinished = ({ damaged, byAnother }: Rotation): boolean => damaged.length + byAnother === 0;

const inWords = (answer: Answer): string => {
  const { rewrapped, alreadyNew, destroyed, damaged, byAnother, dryRun } = answer;
  return [
    `${dryRun ? 'Would wrap' : 'Wrapped'} with the new master key: ${rewrapped}`,
    `Wrapped with it already: ${alreadyNew}`,
    `Destroyed, of erased athletes: ${destroyed}`,
    ...(damaged.length > 0 ? [`Damaged, left unchanged: ${damaged.join(', ')}`] : []),
    ...(byAnother > 0 ? [`Wrapped with neither master key, left unchanged: ${byAnother}`] : []),
    isFinished(answer)
      ? `PALMARES_MASTER_KEY_OLD ${dryRun ? 'would no longer be' : 'is no longer'} needed by any process. Keep it until the backups from before have expired.`
      : 'Not finished: these two master keys do not open the data keys that were left unchanged.',
  ].join('\n');
};

const rotateAll = async (owner: Database, keys: Omit<RotateOptions, 'owner' | 'onProgress'>): Promise<Rotation> => {
  const rotation = await withProgress('wrap', 'data keys', (show) =>
    rotateMasterKey({
      ...keys,
      owner,
      onProgress: ({ done, total }) => {
        if (total > 0) show(done, total);
      },
    }),
  );
  if (rotation === 'taken') throw new Problem('another process is rotating the master key');
  return rotation;
};

const rotate = (options: ChangeOptions): Promise<void> =>
  changeDatabase(
    { settings: rotateConfig, applicationName: 'palmares keys rotate', max: 2 },
    options,
    async ({ config, database: owner, record }) => {
      const { PALMARES_MASTER_KEY: masterKey, PALMARES_MASTER_KEY_OLD: oldMasterKey } = config;
      if (masterKey.equals(oldMasterKey))
        throw new Problem('PALMARES_MASTER_KEY and PALMARES_MASTER_KEY_OLD are the same key', exitCodes.usage);
      const { dryRun = false } = options;
      const rotation = await record(
        { command: 'keys rotate' },
        () => rotateAll(owner, { masterKey, oldMasterKey, dryRun }),
        (done) => (isFinished(done) ? 'done' : 'unfinished'),
      );
      print(options, { ...rotation, dryRun }, inWords);
      return isFinished(rotation) ? exitCodes.ok : exitCodes.failed;
    },
  );

export const keysCommand = (): Command =>
  new Command('keys')
    .description('the keys that encrypt personal data')
    .addCommand(
      withOperator(new Command('rotate'), { reason: 'required' })
        .description(
          'wrap every data key with PALMARES_MASTER_KEY instead of PALMARES_MASTER_KEY_OLD; events keep their bytes',
        )
        .option('--dry-run', 'run the same steps in the database, then roll them back')
        .option('--json', 'answer as JSON')
        .addHelpText(
          'after',
          examples(
            'palmares keys rotate --dry-run --reason "yearly"',
            'palmares keys rotate --operator Noor --reason "yearly"',
          ),
        )
        .action(rotate),
    );
