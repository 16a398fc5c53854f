import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import type { QueryResultRow } from 'pg';
import type { Database, Queryable } from '../database.ts';
import { retryOnSerializationFailure } from './serialization-failure.ts';

export interface Statement {
  /** Name under which a connection prepares the statement once, if prepared statements are allowed. */
  readonly name: string;
  readonly text: string;
  /** Custom parsers for columns that are not parsed as usual. */
  readonly types?: pg.CustomTypesConfig;
}

/** Runs the log's statements: on any connection of the pool, or on the connection of a transaction. */
export interface Executor {
  readonly db: Queryable;
  run<Row extends QueryResultRow>(statement: Statement, values: unknown[]): Promise<readonly Row[]>;
}

/**
 * Bypasses Kysely, which has no prepared statements. Each statement is its own transaction and can be retried by
 * itself.
 */
export const executorOf = ({ kysely, pool, prepared }: Database): Executor => ({
  db: kysely,
  run: async <Row extends QueryResultRow>({ name, text, types }: Statement, values: unknown[]) => {
    const query = { ...(prepared ? { name } : {}), ...(types ? { types } : {}), text, values };
    return (await retryOnSerializationFailure(() => pool.query<Row>(query))).rows;
  },
});

export const executorIn = (db: Queryable): Executor => ({
  db,
  run: async <Row>({ text }: Statement, values: unknown[]) =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows,
});
