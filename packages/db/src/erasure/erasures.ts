import type { Queryable } from '../database.ts';

/** Backups, and the archived WAL between them, hold erased data until they expire. */
const BACKUP_DAYS = 30;
/** `palmares maintain` must rewrite free space that may hold erased data within this many days. */
export const MAINTAIN_DAYS = 7;
const DAY_MS = 86_400_000;

export interface Erasure {
  readonly athleteId: string;
  /** When the keys were destroyed; from then on the events are unreadable. */
  readonly erasedAt: Date;
  readonly purgedAt: Date | null;
  /** When the data files no longer held any of their rows or a copy of the key. */
  readonly rewrittenAt: Date | null;
  readonly customerEndedAt: Date | null;
  readonly customerIds: readonly string[];
  readonly subscriptionIds: readonly string[];
  /** When free space in the data files no longer held any of their data. */
  readonly maintainedAt: Date | null;
}

export const erasureOf = (db: Queryable, athleteId: string): Promise<Erasure | undefined> =>
  db
    .selectFrom('erasures')
    .select(['athlete_id as athleteId', 'erased_at as erasedAt', 'purged_at as purgedAt'])
    .select(['customer_ended_at as customerEndedAt', 'customer_ids as customerIds'])
    .select(['subscription_ids as subscriptionIds', 'rewritten_at as rewrittenAt', 'maintained_at as maintainedAt'])
    .where('athlete_id', '=', athleteId)
    .executeTakeFirst();

type Progress = Pick<Erasure, 'purgedAt' | 'rewrittenAt' | 'customerEndedAt'>;

const finishedAt = ({ purgedAt, rewrittenAt, customerEndedAt }: Progress): Date | null =>
  purgedAt && rewrittenAt && customerEndedAt
    ? new Date(Math.max(purgedAt.getTime(), rewrittenAt.getTime(), customerEndedAt.getTime()))
    : null;

const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS);

export const isFinished = (erasure: Progress): boolean => finishedAt(erasure) !== null;

/** The dates that follow if everything is done at that moment. */
export const datesAfter = (finished: Date): { readonly completeOn: Date; readonly maintainBy: Date } => ({
  completeOn: daysAfter(finished, BACKUP_DAYS),
  maintainBy: daysAfter(finished, MAINTAIN_DAYS),
});

/** When the last backup with a row or the key of the athlete expires; null while something is left to do. */
export const completeOn = (erasure: Progress): Date | null => {
  const finished = finishedAt(erasure);
  return finished && datesAfter(finished).completeOn;
};

/** The deadline for `palmares maintain`; null if it has run, or while rows are left to remove. */
export const maintainBy = ({
  rewrittenAt,
  maintainedAt,
}: Pick<Erasure, 'rewrittenAt' | 'maintainedAt'>): Date | null =>
  rewrittenAt && maintainedAt === null ? daysAfter(rewrittenAt, MAINTAIN_DAYS) : null;
