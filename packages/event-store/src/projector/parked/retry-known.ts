import { type EventCodec, isUnknownEvent } from '../../codec.ts';
import type { Database } from '../../database.ts';
import type { Opening } from '../hand-over.ts';
import type { Subscriber } from '../projection.ts';
import { unknownEventReason } from './parked-subjects.ts';
import { type Retried, retryPage } from './retry-page.ts';
import { SUBJECTS_PER_PAGE } from './retry-parked.ts';

export interface RetryKnownOptions extends Opening {
  readonly database: Database;
  readonly subscribers: readonly Subscriber[];
  readonly shards: readonly number[];
  /** Called for each subject after the commit. */
  readonly onRetried?: ((retried: Retried) => void) | undefined;
  /** Ends the work before the next page. */
  readonly signal: AbortSignal;
}

const knows = (codec: EventCodec, type: string, schemaVersion: number): boolean => {
  try {
    return codec.versionOf(type) >= schemaVersion;
  } catch (error) {
    if (isUnknownEvent(error)) return false;
    throw error;
  }
};

/** Returns the subjects that an older program parked behind an event that this one knows. */
const knownAgain = async ({ database, codec, subscribers, shards }: RetryKnownOptions) => {
  const rows = await database.kysely
    .selectFrom('parked_subjects')
    .select(['subscriber', 'shard', 'subject_id', 'event_type', 'schema_version'])
    .where(
      'subscriber',
      'in',
      subscribers.map(({ name }) => name),
    )
    .where('shard', 'in', shards)
    .where('reason', 'like', `${unknownEventReason}%`)
    .orderBy('subject_id')
    .execute();
  return rows.filter(
    ({ event_type, schema_version }) => schema_version !== null && knows(codec, event_type, schema_version),
  );
};

/**
 * Retries, page by page, the subjects of these shards that were parked only because an older program did not know the
 * event. One that fails for another reason stays parked for that reason.
 */
export const retryKnown = async (options: RetryKnownOptions): Promise<void> => {
  const { subscribers, signal, onRetried } = options;
  if (subscribers.length === 0 || options.shards.length === 0) return;
  const parked = await knownAgain(options);
  for (const subscriber of subscribers) {
    const own = parked.filter((row) => row.subscriber === subscriber.name);
    for (const [shard, rows] of Map.groupBy(own, (row) => row.shard)) {
      for (let first = 0; first < rows.length; first += SUBJECTS_PER_PAGE) {
        if (signal.aborted) return;
        const subjects = rows.slice(first, first + SUBJECTS_PER_PAGE).map(({ subject_id }) => subject_id);
        for (const retried of await retryPage({ ...options, subscriber }, { shard, subjects })) onRetried?.(retried);
      }
    }
  }
};
