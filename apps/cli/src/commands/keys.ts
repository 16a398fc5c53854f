import { connect } from '@palmares/db/database';
import { type Rotation, rotateMasterKey } from '@palmares/event-store/event-log/rotate-master-key';
import { Command } from 'commander';
import { readConfig, rotateConfig } from '../config.ts';
import { withProgress } from '../integrity/with-progress.ts';
import { exitCodes, type OutputOptions, Problem, print } from '../output.ts';

type Answer = Rotation & { readonly dryRun: boolean };

const inWords = ({ rewrapped, alreadyNew, destroyed, damaged, byAnother, dryRun }: Answer): string => {
  const finished = damaged.length + byAnother === 0;
  return [
    `${dryRun ? 'Would wrap' : 'Wrapped'} by the new master key: ${rewrapped}`,
    `Wrapped by it before: ${alreadyNew}`,
    `Of erased athletes, destroyed: ${destroyed}`,
    ...(damaged.length > 0 ? [`Damaged, and left as they are: ${damaged.join(', ')}`] : []),
    ...(byAnother > 0 ? [`Wrapped by neither master key, and left as they are: ${byAnother}`] : []),
    finished
      ? `PALMARES_MASTER_KEY_OLD ${dryRun ? 'would be' : 'is'} needed by no process any more, and by backups until they expire.`
      : 'Not finished: what is left as it is can be read by nobody who has only these master keys.',
  ].join('\n');
};

const rotate = async ({ dryRun = false, ...output }: OutputOptions & { readonly dryRun?: boolean }): Promise<void> => {
  const config = readConfig(rotateConfig);
  const { PALMARES_MASTER_KEY: masterKey, PALMARES_MASTER_KEY_OLD: oldMasterKey } = config;
  if (masterKey.equals(oldMasterKey))
    throw new Problem('PALMARES_MASTER_KEY and PALMARES_MASTER_KEY_OLD are the same key', exitCodes.usage);
  const owner = connect({ url: config.DATABASE_OWNER_URL, applicationName: 'palmares keys rotate', max: 2 });
  try {
    const rotation = await withProgress('wrap', 'data keys', (show) =>
      rotateMasterKey({
        owner,
        masterKey,
        oldMasterKey,
        dryRun,
        onProgress: ({ done, total }) => {
          if (total > 0) show(done, total);
        },
      }),
    );
    if (rotation === 'taken') throw new Problem('another process is rotating the master key');
    print(output, { ...rotation, dryRun }, inWords);
    if (rotation.damaged.length + rotation.byAnother > 0) process.exitCode = exitCodes.failed;
  } finally {
    await owner.close();
  }
};

export const keysCommand = (): Command =>
  new Command('keys')
    .description('the keys that personal data are encrypted with')
    .addCommand(
      new Command('rotate')
        .description(
          'wrap every data key by PALMARES_MASTER_KEY instead of PALMARES_MASTER_KEY_OLD; events keep their bytes',
        )
        .option('--dry-run', 'take the same path and roll all of it back')
        .option('--json', 'answer as JSON')
        .action(rotate),
    );
