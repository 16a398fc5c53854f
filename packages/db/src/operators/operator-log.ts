import { uuidv7 } from '@palmares/event-store';
import { sql } from 'kysely';
import type { Queryable } from '../database.ts';

/** `unfinished`: something is left to do, and running the command again does it. */
export type Outcome = 'done' | 'unfinished' | 'failed';

/** Ids, names of projections and flags; never a secret or anything that a person typed about an athlete. */
export type OperationArguments = Readonly<Record<string, string | number | boolean>>;

export interface NewOperation {
  readonly operator: string;
  /** The command as typed after `palmares`, without its arguments. */
  readonly command: string;
  readonly athleteId?: string | undefined;
  readonly arguments?: OperationArguments | undefined;
  readonly reason?: string | undefined;
}

/** False if the database was last migrated before the operator log existed. */
export const hasOperatorLog = async (db: Queryable): Promise<boolean> => {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('operator_log') is not null as there`.execute(db);
  return rows[0]?.there ?? false;
};

/** Inserts a row that has not ended, and returns its id for {@link endOperation}. */
export const beginOperation = async (
  db: Queryable,
  { operator, command, athleteId, arguments: given = {}, reason }: NewOperation,
): Promise<string> => {
  const id = uuidv7();
  await db
    .insertInto('operator_log')
    .values({
      id,
      operator,
      command,
      athlete_id: athleteId ?? null,
      arguments: given,
      reason: reason ?? null,
    })
    .execute();
  return id;
};

/** Sets the end and the outcome, once: an ended operation stays unchanged. */
export const endOperation = async (db: Queryable, id: string, outcome: Outcome): Promise<void> => {
  await sql`select end_operation(${id}::uuid, ${outcome})`.execute(db);
};

export interface LoggedOperation {
  readonly id: string;
  readonly operator: string;
  readonly command: string;
  readonly athleteId: string | null;
  readonly arguments: OperationArguments;
  readonly reason: string | null;
  readonly begunAt: Date;
  readonly endedAt: Date | null;
  readonly outcome: Outcome | null;
}

/** Returns at most `limit` operations, newest first. */
export const newestOperations = (db: Queryable, limit: number): Promise<readonly LoggedOperation[]> =>
  db
    .selectFrom('operator_log')
    .select([
      'id',
      'operator',
      'command',
      'athlete_id as athleteId',
      'arguments',
      'reason',
      'begun_at as begunAt',
      'ended_at as endedAt',
      'outcome',
    ])
    .orderBy('begun_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
