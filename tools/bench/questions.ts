import pg from 'pg';
import type { BenchContext } from './suite.ts';

/** Queries one database, as its owner, for what a measurement left in it. */
export interface Questions {
  rows<Row extends pg.QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  /** Runs a query that returns one number. */
  number(sql: string, values?: readonly unknown[]): Promise<number>;
}

export const questionsTo = async (context: BenchContext, url: string): Promise<Questions> => {
  const client = new pg.Client({ connectionString: url, application_name: 'palmares bench questions' });
  await client.connect();
  context.defer(() => client.end());
  const rows = async <Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []) =>
    (await client.query<Row>(sql, [...values])).rows;
  return {
    rows,
    async number(sql, values) {
      const [row] = await rows<Record<string, unknown>>(sql, values);
      return Number(Object.values(row ?? {})[0]);
    },
  };
};

const EVERY_MS = 100;

/** Polls until the count is 0 or has stopped falling for this long. Returns the rest. */
export const untilNoneLeft = async (left: () => Promise<number>, patienceMillis = 5_000): Promise<number> => {
  let least = Number.POSITIVE_INFINITY;
  let since = performance.now();
  for (;;) {
    const now = await left();
    if (now === 0) return 0;
    if (now < least) since = performance.now();
    least = Math.min(least, now);
    if (performance.now() - since > patienceMillis) return now;
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
};
