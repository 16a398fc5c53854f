import { shardOf } from '../../stream.ts';
import type { Page } from './parked-page.ts';
import { type Retried, type RetryPageOptions, retryPage } from './retry-page.ts';

/** Of one shard, so that a page holds one checkpoint still, and not for long. */
const SUBJECTS_A_PAGE = 200;

export interface RetryTotals {
  readonly caughtUp: number;
  readonly parkedAgain: number;
}

export interface RetryOptions extends RetryPageOptions {
  /** Of one subject only. */
  readonly subjectId?: string | undefined;
  /** Told of each as soon as it is done: a failure later on does not take it back. */
  readonly onRetried?: (retried: Retried) => void;
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
}

const parkedIn = ({ database, subscriber, subjectId }: RetryOptions) => {
  const query = database.kysely.selectFrom('parked_subjects').where('subscriber', '=', subscriber.name);
  return subjectId === undefined
    ? query
    : query.where('shard', '=', shardOf(subjectId)).where('subject_id', '=', subjectId);
};

/** The next parked subjects behind one, all of one shard. */
const nextPage = async (
  options: RetryOptions,
  after: { shard: number; subject: string },
): Promise<Page | undefined> => {
  const rows = await parkedIn(options)
    .select(['shard', 'subject_id'])
    .where((eb) => eb(eb.refTuple('shard', 'subject_id'), '>', eb.tuple(after.shard, after.subject)))
    .orderBy('shard')
    .orderBy('subject_id')
    .limit(SUBJECTS_A_PAGE)
    .execute();
  const [first] = rows;
  if (!first) return undefined;
  const { shard } = first;
  return { shard, subjects: rows.filter((row) => row.shard === shard).map((row) => row.subject_id) };
};

const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Retries every subject that is parked in the subscriber, or one of them, page by page. What is not their events' fault,
 * such as a lost connection, is thrown: the pages before it are retried, and another call goes on with the rest.
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
