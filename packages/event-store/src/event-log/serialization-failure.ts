import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseError } from 'pg';

const TRIES = 8;

/** Maximum pause before the second retry; it doubles with each further retry. The first retry is immediate. */
const FIRST_PAUSE_MS = 20;

/** SQLSTATE of a serialization failure and of a deadlock, after which the transaction is run again. */
const begunAgain: ReadonlySet<string | undefined> = new Set(['40001', '40P01']);

/** Index that is violated if another transaction wrote this command first. The retry then finds its events. */
const COMMAND_TAKEN = /_command_id_nth_idx$/;

const isSerializationFailure = (error: unknown): boolean =>
  error instanceof DatabaseError &&
  (begunAgain.has(error.code) || (error.code === '23505' && COMMAND_TAKEN.test(error.constraint ?? '')));

/**
 * Retries a transaction that the database refused because of a deadlock, or because a transaction with a higher id has
 * already written the same stream. Readers follow transaction ids, so they would read the two writes in the wrong
 * order; the retry gets a new id.
 */
export const retryOnSerializationFailure = async <Result>(transaction: () => Promise<Result>): Promise<Result> => {
  for (let tried = 1; ; tried += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (tried === TRIES || !isSerializationFailure(error)) throw error;
    }
    if (tried > 1) await pause(Math.random() * FIRST_PAUSE_MS * 2 ** (tried - 2));
  }
};
