import type { Database } from '@palmares/db';
import { beginOperation, endOperation, type NewOperation, type Outcome } from '@palmares/db/operators';
import type { Operator } from './operator.ts';

export type Operation = Pick<NewOperation, 'command' | 'athleteId' | 'arguments'>;

/** How an operation ended whose work returned this. */
export type OutcomeOf<Result> = (result: Result) => Outcome;

/**
 * Does the work between two writes to the log of operators, so that a command that dies half way stays without an end.
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
    // What failed is what is reported, even where the database is gone and cannot take the end.
    await endOperation(kysely, id, 'failed').catch(() => undefined);
    throw error;
  });
  await endOperation(kysely, id, outcomeOf(result)).catch((error: unknown) => {
    // What was done is done, and is still answered.
    const why = error instanceof Error ? error.message : String(error);
    process.stderr.write(`palmares: the log of operators could not take the end of this command: ${why}\n`);
  });
  return result;
};
