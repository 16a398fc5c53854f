import { type Rebuilt, rebuild } from '@palmares/db/event-store';
import { refuseRestoredLog } from '@palmares/event-store/integrity';
import { rebuildConfig } from '../config.ts';
import { count } from '../doctor/finding.ts';
import { checkedKeyring } from '../integrity/checked-keyring.ts';
import type { ChangeOptions } from '../operators/operator.ts';
import { exitCodes, print } from '../output.ts';
import { type ProgressDisplay, percentOf, showProgress } from '../progress.ts';
import { changeDatabase } from '../with-database.ts';
import { projectionNamed } from './choose.ts';

/** The shell's exit code for Ctrl-C. */
const INTERRUPTED = 130;
const CONNECTIONS = 8;

interface RebuildCommandOptions extends ChangeOptions {
  readonly restart?: boolean;
}

interface Answer extends Rebuilt {
  readonly projection: string;
  readonly dryRun: boolean;
}

const inWords = ({ projection, version, replaced, resumedAt, events, parkedAthletes, dryRun }: Answer): string => {
  const place = replaced === null ? 'its place as the first version' : `the place of version ${replaced}`;
  return [
    ...(resumedAt ? [`Resumed at ${percentOf(resumedAt)} % (${resumedAt.done} of ${resumedAt.total} events).`] : []),
    `Version ${version} of ${projection} was built from ${count(events, 'event')} and ${dryRun ? 'would take' : 'took'} ${place}.`,
    ...(parkedAthletes > 0
      ? [`${count(parkedAthletes, 'athlete')} parked in it: see palmares projections status.`]
      : []),
  ].join('\n');
};

const sayWhenInterrupted = (progress: ProgressDisplay): (() => void) => {
  const interrupted = (): void => {
    progress.end();
    progress.say('Interrupted. What was built is kept: run the command again to resume.');
    process.exit(INTERRUPTED);
  };
  process.once('SIGINT', interrupted);
  return () => process.off('SIGINT', interrupted);
};

export const rebuildOne = async (name: string, options: RebuildCommandOptions): Promise<void> => {
  const { restart = false, dryRun = false } = options;
  const projection = projectionNamed(name);
  const connection = {
    settings: rebuildConfig,
    applicationName: 'palmares rebuild',
    max: CONNECTIONS,
    onConnect: refuseRestoredLog,
  };
  await changeDatabase(connection, options, async ({ config, database: owner, record }) => {
    const progress = showProgress(name, 'events');
    const forget = sayWhenInterrupted(progress);
    try {
      const keyring = await checkedKeyring(owner, config);
      const onSwapPutOff = (tries: number): void =>
        progress.say(`${name} cannot replace the serving version yet (try ${tries}); trying again.`);
      const deps = { owner, keyring, projection, restart, dryRun, onProgress: progress.show, onSwapPutOff };
      const operation = { command: 'projections rebuild', arguments: { projection: name, restart } };
      const rebuilt = await record(operation, () => rebuild(deps)).finally(progress.end);
      print(options, { projection: name, ...rebuilt, dryRun }, inWords);
      return exitCodes.ok;
    } finally {
      forget();
    }
  });
};
