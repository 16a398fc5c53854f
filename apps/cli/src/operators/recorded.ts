import type { Database } from '@palmares/db';
import { beginOperation, endOperation, type NewOperation, type Outcome } from '@palmares/db/operators';
import { writeNotice } from '../terminal.ts';
import type { Operator } from './operator.ts';

export type Operation = Pick<NewOperation, 'command' | 'athleteId' | 'arguments'>;

/** Maps a result to how the operation ended. */
export type OutcomeOf<Result> = (result: Result) => Outcome;

/**
 * Records the start in the operator log, does the work, and records its end; a command that dies leaves no end.
 * Without an operator (a dry run) it only does the work. Throws what the work throws.
 */
export const recorded = async <Result>(
  database: Database,
  operator: Operator | null,
  operation: Operation,
  work: () => Promise<Result>,
  outcomeOf: OutcomeOf<Result> = () => 'done',
): Promise<Result> => {
  if (!operator) return work();
  const { kysely } = database;
  const { name, reason } = operator;
  const id = await beginOperation(kysely, { ...operation, operator: name, reason });
  const result = await work().catch(async (error: unknown) => {
    // Report the original failure, even if the database is gone and cannot record the end.
    await endOperation(kysely, id, 'failed').catch(() => undefined);
    throw error;
  });
  await endOperation(kysely, id, outcomeOf(result)).catch((error: unknown) => {
    // The work is done, so its result is still returned.
    const why = error instanceof Error ? error.message : String(error);
    writeNotice(`palmares: the end of this command could not be written to the operator log: ${why}`);
  });
  return result;
};
