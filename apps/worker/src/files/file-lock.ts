import type { Database } from '@palmares/db';
import { withAdvisoryLock } from '@palmares/event-store';

/** One job at a time works on the bytes of a file: pg-boss may begin another while one that is overdue still runs. */
export const withFileLock = <Result>(
  database: Database,
  { fileId }: { readonly fileId: string },
  work: () => Promise<Result>,
): Promise<Result> => withAdvisoryLock(database, `file ${fileId}`, work);
