import { DAYS_TO_UNDO, deletionRequests } from '@palmares/db/accounts';
import { findConfig } from '../config.ts';
import { exitCodes, type OutputOptions, print, table } from '../output.ts';
import { withDatabase } from '../with-database.ts';

const DAY = 24 * 60 * 60 * 1000;

interface Listed {
  readonly athleteId: string;
  readonly askedAt: Date;
  /** Until then the athlete can take the request back. */
  readonly dueOn: Date;
  readonly due: boolean;
}

const day = (moment: Date): string => moment.toISOString().slice(0, 10);

const inWords = (requests: readonly Listed[]): string => {
  if (requests.length === 0) return 'No athlete has asked to be deleted.';
  const rows = requests.map(({ athleteId, askedAt, dueOn, due }) => [
    athleteId,
    day(askedAt),
    due ? `palmares account erase ${athleteId}` : `wait until ${day(dueOn)}`,
  ]);
  return table(['id', 'asked', 'what to do'], rows);
};

/** Lists who asked to be deleted, with what to do about each. */
export const requests = (output: OutputOptions): Promise<void> =>
  withDatabase({ settings: findConfig, applicationName: 'palmares account requests', max: 1 }, async ({ database }) => {
    const now = Date.now();
    const listed = (await deletionRequests(database.kysely)).map(({ athleteId, askedAt }) => {
      const dueOn = new Date(askedAt.getTime() + DAYS_TO_UNDO * DAY);
      return { athleteId, askedAt, dueOn, due: dueOn.getTime() <= now };
    });
    print(output, listed, inWords);
    return exitCodes.ok;
  });
