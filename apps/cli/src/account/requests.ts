import { DAYS_TO_UNDO, deletionRequests, inactiveRequests } from '@palmares/db/accounts';
import { now } from '../clock.ts';
import { findConfig } from '../config.ts';
import { day, endDay } from '../dates.ts';
import { exitCodes, type OutputOptions, print, table } from '../output.ts';
import { withDatabase } from '../with-database.ts';

const DAY = 24 * 60 * 60 * 1000;

interface Listed {
  readonly athleteId: string;
  /** `inactive`: 24 months without a log-in, then 30 days after our mail. Logging in withdraws the request. */
  readonly why: 'asked' | 'inactive';
  readonly askedAt: Date;
  /** Until then an athlete who asked can take the request back. */
  readonly dueOn: Date;
  readonly due: boolean;
}

const whatToDo = ({ athleteId, why, dueOn, due }: Listed): string => {
  if (!due) return `wait until ${endDay(dueOn)}`;
  return `palmares account erase ${athleteId}${why === 'inactive' ? ' --reason "not used for 24 months"' : ''}`;
};

const inWords = (requests: readonly Listed[]): string => {
  if (requests.length === 0) return 'There are no deletion requests and no inactive accounts.';
  const rows = requests.map((request) => [request.athleteId, request.why, day(request.askedAt), whatToDo(request)]);
  return table(['id', 'why', 'since', 'what to do'], rows);
};

/** Lists who asked to be deleted and whose account nobody uses, with what to do about each. */
export const requests = (output: OutputOptions): Promise<void> =>
  withDatabase({ settings: findConfig, applicationName: 'palmares account requests', max: 1 }, async ({ database }) => {
    const at = now().getTime();
    const asked = (await deletionRequests(database.kysely)).map(({ athleteId, askedAt }): Listed => {
      const dueOn = new Date(askedAt.getTime() + DAYS_TO_UNDO * DAY);
      return { athleteId, why: 'asked', askedAt, dueOn, due: dueOn.getTime() <= at };
    });
    const inactive = (await inactiveRequests(database.kysely)).map(({ athleteId, requestedOn }): Listed => {
      const requestedAt = new Date(requestedOn);
      return { athleteId, why: 'inactive', askedAt: requestedAt, dueOn: requestedAt, due: true };
    });
    print(output, [...asked, ...inactive], inWords);
    return exitCodes.ok;
  });
