import { DatabaseError } from 'pg';

const TRIES = 5;

const isOvertaken = (error: unknown): boolean => error instanceof DatabaseError && error.code === '40001';

/**
 * Readers follow the numbers of transactions. One that has its number already must not write a stream after one with a
 * later number has: the database refuses it, nothing of it is there, and it begins again with a number of its own.
 */
export const untilNotOvertaken = async <Result>(transaction: () => Promise<Result>): Promise<Result> => {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await transaction();
    } catch (error) {
      if (left === 0 || !isOvertaken(error)) throw error;
    }
  }
};
