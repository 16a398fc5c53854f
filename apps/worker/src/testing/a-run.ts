import type { Run } from '../jobs/job.ts';
import { createLog } from '../log.ts';

/** A run of a job, as pg-boss would begin it; what it logs is added to `logged`. */
export const aRun = (logged: string[] = [], given: Partial<Run> = {}): Run => ({
  jobId: crypto.randomUUID(),
  lastTry: false,
  log: createLog({ logLevel: 'info' }, { write: (line) => logged.push(line) }),
  ...given,
});
