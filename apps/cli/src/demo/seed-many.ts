import { checkBeforeStart } from '@palmares/db';
import { createEventLog } from '@palmares/db/event-store';
import { createKeyring } from '@palmares/event-store/event-log';
import { masterKeysOf, openMomentConfig } from '../config.ts';
import { withProgress } from '../integrity/with-progress.ts';
import type { ChangeOptions } from '../operators/operator.ts';
import { exitCodes, print } from '../output.ts';
import { changeDatabase } from '../with-database.ts';
import { type SeededNumbered, seedNumbered } from './numbered/seed-numbered.ts';
import { demoPasscode, demoPassword } from './secrets.ts';

export interface ManyOptions extends ChangeOptions {
  readonly athletes: number;
  readonly seed: number;
}

interface Answer extends SeededNumbered {
  readonly password: string;
  readonly passcode: string;
  readonly dryRun: boolean;
}

const inWords = ({ athletes, seed, before, made, seconds, password, passcode, dryRun }: Answer): string => {
  const earlier = before > 0 ? ` ${before} existed already.` : '';
  if (made === 0) return `All ${athletes} athletes of seed ${seed} exist already.`;
  if (dryRun) return `Would create ${made} athletes of seed ${seed}.${earlier}`;
  return [
    `Created ${made} athletes of seed ${seed} in ${Math.round(seconds)} s (${Math.round(made / seconds)} a second).${earlier}`,
    'The worker fills the read models: see palmares projections status.',
    `  email     athlete-${seed}-0@demo.palmares.example, and so on to athlete-${seed}-${athletes - 1}@…`,
    `  password  ${password}`,
    `  passcode  ${passcode}`,
  ].join('\n');
};

/** `demo seed --athletes`: many athletes, made from their numbers. */
export const seedMany = ({ athletes, seed, ...options }: ManyOptions): Promise<void> =>
  changeDatabase(
    { settings: openMomentConfig, applicationName: 'palmares demo', max: 6 },
    options,
    async ({ config, database, record }) => {
      const { dryRun = false } = options;
      const { PALMARES_PEPPER: pepper } = config;
      const masterKeys = masterKeysOf(config);
      await checkBeforeStart(database, masterKeys);
      const keyring = createKeyring(masterKeys);
      const log = createEventLog(database, keyring);
      const seeded = await record({ command: 'demo seed', arguments: { athletes, seed } }, () =>
        withProgress('making', 'athletes', (onProgress) =>
          seedNumbered({ database, log, keyring, pepper, athletes, seed, dryRun, onProgress }),
        ),
      );
      await log.settled();
      const secrets = { password: demoPassword(pepper), passcode: demoPasscode(pepper) };
      print(options, { ...seeded, ...secrets, dryRun }, inWords);
      return exitCodes.ok;
    },
  );
