import { randomUUID } from 'node:crypto';
import { grantAttempt } from '@palmares/application';
import { createEventLog } from '@palmares/db/event-store';
import { athleteById } from '@palmares/db/read-models';
import { GRANTED_MINUTES } from '@palmares/domain/identity';
import { z } from 'zod';
import { athleteIdOf } from '../account/athlete-id.ts';
import { now } from '../clock.ts';
import { identityConfig } from '../config.ts';
import { checkedKeyring } from '../integrity/checked-keyring.ts';
import { operatorActor, type RequiredReason } from '../operators/operator.ts';
import { exitCodes, Problem, print } from '../output.ts';
import { changeDatabase } from '../with-database.ts';

interface GrantOptions extends RequiredReason {
  readonly minutes: string;
}

const minutesOf = (text: string): number => {
  const { min, max } = GRANTED_MINUTES;
  const minutes = z.coerce.number().int().min(min).max(max).safeParse(text);
  if (!minutes.success) throw new Problem(`--minutes must be a whole number from ${min} to ${max}`, exitCodes.usage);
  return minutes.data;
};

interface Granted {
  readonly athleteId: string;
  readonly minutes: number;
  /** True if the athlete already had an unused attempt of so many minutes. */
  readonly hadIt: boolean;
  readonly dryRun: boolean;
}

const inWords = ({ athleteId, minutes, hadIt, dryRun }: Granted): string =>
  hadIt
    ? `Athlete ${athleteId} already has an unused attempt of ${minutes} minutes.`
    : `${dryRun ? 'Would grant' : 'Granted'} athlete ${athleteId} an attempt of ${minutes} minutes.`;

export const grant = (athlete: string, options: GrantOptions): Promise<void> =>
  changeDatabase(
    { settings: identityConfig, applicationName: 'palmares identity grant-attempt', max: 2 },
    options,
    async ({ config, database, record }) => {
      const minutes = minutesOf(options.minutes);
      const { dryRun = false } = options;
      const athleteId = await athleteIdOf(database, athlete);
      if (!(await athleteById(database.kysely, athleteId, now())))
        throw new Problem(`no athlete has the id ${athleteId}`);
      const log = createEventLog(database, await checkedKeyring(database, config));
      const actor = operatorActor(options);
      const input = { commandId: randomUUID(), athleteId, minutes, at: now(), dryRun };
      const granted = await record({ command: 'identity grant-attempt', athleteId, arguments: { minutes } }, () =>
        grantAttempt({ log }, actor, input),
      );
      if (!granted.ok) throw new Problem(`the attempt was refused: ${granted.refusal.code}`);
      print(options, { athleteId, minutes, hadIt: granted.value.events.length === 0, dryRun }, inWords);
      return exitCodes.ok;
    },
  );
