import { createFloods, type Floods } from '@palmares/db/limits';
import { config } from '../config.server.ts';
import { noteLimitReached } from '../metrics/security.server.ts';

let counting: Floods | undefined;

/** One per process: counted in its memory, without a database. */
export const floods = (): Floods => {
  counting ??= createFloods({ pepper: config().pepper, onReached: noteLimitReached });
  return counting;
};
