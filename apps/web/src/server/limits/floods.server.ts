import { createFloods, type Floods } from '@palmares/db/limits';
import { config } from '../config.server.ts';

let counting: Floods | undefined;

/** One for the process: they are counted in its memory, and need no database. */
export const floods = (): Floods => {
  counting ??= createFloods({ pepper: config().pepper });
  return counting;
};
