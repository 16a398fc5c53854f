import type { ListedJob } from '@palmares/db/jobs';

type MailState = 'waiting' | 'done' | 'failed';

/** A mail without its address and text, which are not stored anywhere. */
export interface ListedMail {
  readonly mailId: string;
  /** For example `plan-notice begun`. */
  readonly mail: string;
  /** `done`: it was sent, or was no longer due when its turn came. */
  readonly state: MailState;
  readonly athleteId: string | null;
  readonly askedAt: Date;
  readonly endedAt: Date | null;
  readonly error: string | null;
}

const stateOf = ({ state }: ListedJob): MailState => {
  if (state === 'completed') return 'done';
  return state === 'failed' || state === 'cancelled' ? 'failed' : 'waiting';
};

export const listedMail = (job: ListedJob): ListedMail => {
  const { jobId: mailId, queue, data, athleteId, createdAt: askedAt, endedAt, error } = job;
  const kind = 'kind' in data ? [data.kind] : [];
  return {
    mailId,
    mail: [queue.replace(/^send-/, ''), ...kind].join(' '),
    state: stateOf(job),
    athleteId,
    askedAt,
    endedAt,
    error,
  };
};
