import type { Queryable } from '../database.ts';

/** Backups hold what was erased until they expire. */
const BACKUP_DAYS = 30;
const DAY_MS = 86_400_000;

export interface Erasure {
  readonly athleteId: string;
  /** When the keys were destroyed: from then on the events say nothing to anybody. */
  readonly erasedAt: Date;
  readonly purgedAt: Date | null;
  readonly customerEndedAt: Date | null;
  readonly customerIds: readonly string[];
  readonly subscriptionIds: readonly string[];
}

export const erasureOf = (db: Queryable, athleteId: string): Promise<Erasure | undefined> =>
  db
    .selectFrom('erasures')
    .select(['athlete_id as athleteId', 'erased_at as erasedAt', 'purged_at as purgedAt'])
    .select(['customer_ended_at as customerEndedAt', 'customer_ids as customerIds'])
    .select('subscription_ids as subscriptionIds')
    .where('athlete_id', '=', athleteId)
    .executeTakeFirst();

type Progress = Pick<Erasure, 'purgedAt' | 'customerEndedAt'>;

export const isFinished = ({ purgedAt, customerEndedAt }: Progress): boolean =>
  purgedAt !== null && customerEndedAt !== null;

/** When the last backup that holds anything of the athlete has expired; null while something is left to do. */
export const completeOn = (erasure: Progress): Date | null =>
  erasure.purgedAt && erasure.customerEndedAt
    ? new Date(Math.max(erasure.purgedAt.getTime(), erasure.customerEndedAt.getTime()) + BACKUP_DAYS * DAY_MS)
    : null;
