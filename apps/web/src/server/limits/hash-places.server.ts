import { MAX_WAITING } from '@palmares/db/secrets';
import { busy } from './retry-after.server.ts';

/** Seconds after which some places are free again. */
export const HASH_WAIT_SECONDS = 2;

let taken = 0;

export const areHashPlacesTaken = (): boolean => taken >= MAX_WAITING;

/**
 * Runs a call that hashes a secret, or refuses it before it queries the database: 500 simultaneous log-ins must not put
 * 1,000 queries ahead of a scout's page.
 */
export const inHashPlace = async <Result>(call: () => Promise<Result>): Promise<Result> => {
  if (areHashPlacesTaken()) throw busy(HASH_WAIT_SECONDS);
  taken += 1;
  try {
    return await call();
  } finally {
    taken -= 1;
  }
};
