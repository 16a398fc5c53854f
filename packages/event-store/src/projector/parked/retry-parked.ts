import { shardOf } from '../../stream.ts';
import type { Page } from './parked-page.ts';
import { type Retried, type RetryPageOptions, retryPage } from './retry-page.ts';

/** Subjects in one page. A page covers one shard, so that it locks only one checkpoint, and briefly. */
export const SUBJECTS_PER_PAGE = 200;

export interface RetryTotals {
  readonly caughtUp: number;
  readonly parkedAgain: number;
}

export interface RetryOptions extends RetryPageOptions {
  /** Retries only this subject. */
  readonly subjectId?: string | undefined;
  /** Called for each subject as soon as it is done; a later failure does not undo it. */
  readonly onRetried?: (retried: Retried) => void;
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
}

const parkedIn = ({ database, subscriber, subjectId }: RetryOptions) => {
  const query = database.kysely.selectFrom('parked_subjects').where('subscriber', '=', subscriber.name);
  return subjectId === undefined
    ? query
    : query.where('shard', '=', shardOf(subjectId)).where('subject_id', '=', subjectId);
};

/** Returns the next page of parked subjects, all of one shard. */
const nextPage = async (
  options: RetryOptions,
  after: { shard: number; subject: string },
): Promise<Page | undefined> => {
  const rows = await parkedIn(options)
    .select(['shard', 'subject_id'])
    .where((eb) => eb(eb.refTuple('shard', 'subject_id'), '>', eb.tuple(after.shard, after.subject)))
    .orderBy('shard')
    .orderBy('subject_id')
    .limit(SUBJECTS_PER_PAGE)
    .execute();
  const [first] = rows;
  if (!first) return undefined;
  const { shard } = first;
  return { shard, subjects: rows.filter((row) => row.shard === shard).map((row) => row.subject_id) };
};

const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Retries every parked subject of the subscriber, or one of them, page by page. Throws failures that are not an event's
 * fault, such as a lost connection; earlier pages stay retried, and another call continues with the rest.
 */
export const retryParked = async (options: RetryOptions): Promise<RetryTotals> => {
  const { onRetried, onProgress } = options;
  const { total } = await parkedIn(options)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const totals = { caughtUp: 0, parkedAgain: 0 };
  let after = { shard: -1, subject: NOBODY };
  for (let done = 0; ; ) {
    const page = await nextPage(options, after);
    if (!page) return totals;
    for (const retried of await retryPage(options, page)) {
      if (retried.outcome === 'caught_up') totals.caughtUp += 1;
      else totals.parkedAgain += 1;
      onRetried?.(retried);
    }
    done += page.subjects.length;
    onProgress?.({ done, total: Math.max(total, done) });
    after = { shard: page.shard, subject: page.subjects.at(-1) ?? after.subject };
  }
};
