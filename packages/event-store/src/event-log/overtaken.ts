import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseError } from 'pg';

const TRIES = 8;

/** At most; doubled with each try after the first, which comes at once. */
const FIRST_PAUSE_MS = 20;

/** Another transaction took the command while this one was about to: the next try sees its events. */
const COMMAND_TAKEN = /_command_id_nth_idx$/;

const isOvertaken = (error: unknown): boolean =>
  error instanceof DatabaseError &&
  (error.code === '40001' || (error.code === '23505' && COMMAND_TAKEN.test(error.constraint ?? '')));

/**
 * Readers follow the numbers of transactions. One that has its number already must not write a stream after one with a
 * later number has: the database refuses it, nothing of it is there, and it begins again with a number of its own.
 */
export const untilNotOvertaken = async <Result>(transaction: () => Promise<Result>): Promise<Result> => {
  for (let tried = 1; ; tried += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (tried === TRIES || !isOvertaken(error)) throw error;
    }
    if (tried > 1) await pause(Math.random() * FIRST_PAUSE_MS * 2 ** (tried - 2));
  }
};
