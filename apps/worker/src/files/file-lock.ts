import type { Database } from '@palmares/db';
import { withAdvisoryLock } from '@palmares/event-store';

/** Lets only one job at a time work on a file's bytes: pg-boss may start another while an overdue one still runs. */
export const withFileLock = <Result>(
  database: Database,
  { fileId }: { readonly fileId: string },
  work: () => Promise<Result>,
): Promise<Result> => withAdvisoryLock(database, `file ${fileId}`, work);
