import { type Database, runTransaction, type Tx } from '@palmares/db';
import { isMailQueue, type JobRetries, type Jobs, type ListedJob, listJobs } from '@palmares/db/jobs';
import { accepted, type Outcome, type Refusal, refused } from '@palmares/domain/kernel';
import { type DueCode, type DueDeps, dueChecks } from './due-checks.ts';

export interface ResendDeps {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'enqueue'> & JobRetries;
  readonly accounts: DueDeps['accounts'];
  readonly now: () => Date;
}

export type ResendCode = DueCode | 'mail_unknown' | 'mail_waiting';

const waiting = ['created', 'retry', 'active'] as const;

/** True if this mail, or another with the same data, has yet to be sent. */
const isWaiting = async (tx: Tx, { queue, data }: ListedJob): Promise<boolean> =>
  (await listJobs(tx, { queues: [queue], states: waiting, data, limit: 1 })).length > 0;

interface ResendInput {
  /** Id of the mail's job. */
  readonly mailId: string;
  readonly dryRun: boolean;
}

/**
 * Hands a mail to the worker once more if it is still due. The worker composes it again, so it may differ from the
 * first one. Retries the job of a mail that failed; enqueues a second job for one that was sent.
 */
export const resendMail = (
  { database: { kysely }, jobs, accounts, now }: ResendDeps,
  { mailId, dryRun }: ResendInput,
): Promise<Outcome<ListedJob, Refusal<ResendCode>>> =>
  runTransaction(kysely, { dryRun }, async (tx) => {
    const [mail] = await listJobs(tx, { jobIds: [mailId], limit: 1 });
    if (!mail || !isMailQueue(mail.queue)) return refused('mail_unknown');
    if (await isWaiting(tx, mail)) return refused('mail_waiting');
    const code = await dueChecks[mail.queue]({ tx, accounts, at: now() }, mail.data);
    if (code) return refused(code);
    if (mail.state === 'failed') await jobs.retry(tx, mail.queue, [mail.jobId]);
    else await jobs.enqueue(tx, mail.queue, mail.data);
    return accepted(mail);
  });
