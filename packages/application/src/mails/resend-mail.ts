import { type Database, runTransaction, type Tx } from '@palmares/db';
import { isMailQueue, type JobRetries, type Jobs, type ListedJob, listJobs } from '@palmares/db/jobs';
import { accepted, type Outcome, type Refusal, refused } from '@palmares/domain/kernel';
import { type DueCode, type DueNeeds, dueChecks } from './due-checks.ts';

export interface ResendDeps {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'enqueue'> & JobRetries;
  readonly accounts: DueNeeds['accounts'];
}

export type ResendCode = DueCode | 'mail_unknown' | 'mail_waiting';

const waiting = ['created', 'retry', 'active'] as const;

/** True if the mail itself, or one of the same content, has yet to be sent. */
const isWaiting = async (tx: Tx, { queue, data }: ListedJob): Promise<boolean> =>
  (await listJobs(tx, { queues: [queue], states: waiting, data, limit: 1 })).length > 0;

interface ResendInput {
  /** The id of its job. */
  readonly mailId: string;
  readonly dryRun: boolean;
}

/**
 * Hands a mail to the worker once more, if what it says is still so. It is written anew, so it may differ from the first
 * one. A mail that failed is tried again; for one that was sent, a second job is made.
 */
export const resendMail = (
  { database: { kysely }, jobs, accounts }: ResendDeps,
  { mailId, dryRun }: ResendInput,
): Promise<Outcome<ListedJob, Refusal<ResendCode>>> =>
  runTransaction(kysely, { dryRun }, async (tx) => {
    const [mail] = await listJobs(tx, { jobIds: [mailId], limit: 1 });
    if (!mail || !isMailQueue(mail.queue)) return refused('mail_unknown');
    if (await isWaiting(tx, mail)) return refused('mail_waiting');
    const code = await dueChecks[mail.queue]({ tx, accounts, at: new Date() }, mail.data);
    if (code) return refused(code);
    if (mail.state === 'failed') await jobs.retry(tx, mail.queue, [mail.jobId]);
    else await jobs.enqueue(tx, mail.queue, mail.data);
    return accepted(mail);
  });
