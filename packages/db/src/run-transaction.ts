import type { Queryable, Tx } from './database.ts';

/** Runs the work in a transaction, which a dry run rolls back. */
export const runTransaction = async <Result>(
  db: Queryable,
  { dryRun }: { readonly dryRun: boolean },
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> => {
  const tx = await db.startTransaction().execute();
  try {
    const result = await work(tx);
    await (dryRun ? tx.rollback() : tx.commit()).execute();
    return result;
  } finally {
    if (!tx.isCommitted && !tx.isRolledBack) await tx.rollback().execute();
  }
};
