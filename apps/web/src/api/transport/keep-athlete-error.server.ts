import { keepError } from '@palmares/db/athlete-errors';
import { log } from '../../server/log.server.ts';
import type { Context } from './context.server.ts';

/** Maximum concurrent writes, because each takes a connection that the calls need more. */
const MAX_CONCURRENT = 2;

let storing = 0;

interface ShownError {
  /** The number that the athlete was shown. */
  readonly errorId: string;
  /** The procedure, or the pattern of the route. */
  readonly place: string;
}

/** Records for support that the logged-in athlete was shown an error. Never rejects, so callers need not wait. */
export const keepAthleteError = async (
  { session, services: { database } }: Pick<Context, 'services' | 'session'>,
  error: ShownError,
): Promise<void> => {
  if (!session || storing >= MAX_CONCURRENT) return;
  storing += 1;
  try {
    await keepError(database.kysely, { athleteId: session.athleteId, ...error });
  } catch (failure) {
    log().warn({ err: failure }, 'an error was not kept for support');
  } finally {
    storing -= 1;
  }
};
