import { MAX_WAITING } from '@palmares/db/secrets';
import { busy } from './retry-after.server.ts';

/** Until some of them are done. */
export const HASH_WAIT_SECONDS = 2;

let taken = 0;

export const areHashPlacesTaken = (): boolean => taken >= MAX_WAITING;

/**
 * Runs a call that hashes a secret, or refuses it before it has asked the database anything: 500 log-ins at once must
 * not put 1,000 queries before a scout's page.
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
