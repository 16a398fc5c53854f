import type { Metadata } from '@palmares/domain/events';
import { type DomainEvent, streamKinds } from '@palmares/domain/kernel';
import type * as stored from '@palmares/event-store/event-log';
import type { Keyring } from '@palmares/event-store/event-log';
import * as log from '@palmares/event-store/event-log';
import type { Projection, CopyOptions as StoredCopyOptions } from '@palmares/event-store/projector';
import * as projector from '@palmares/event-store/projector';
import * as rebuilding from '@palmares/event-store/projector';
import * as retrying from '@palmares/event-store/projector';
import * as status from '@palmares/event-store/projector';
import * as verifying from '@palmares/event-store/projector';
import type { Database, Queryable } from '../database.ts';
import { projections, reactorNames } from '../subscribers.ts';
import {
  ofAthlete,
  ofAthletes,
  type Parking,
  type Rebuilt,
  type Retried,
  type SubscriberStatus,
  type Verified,
} from './athletes.ts';
import { codec } from './codec.ts';

export type { Difference, Parking, Rebuilt, Retried, SubscriberStatus, Verified } from './athletes.ts';
export { foldStream } from './fold-stream.ts';

export type EventLog = stored.EventLog<Metadata>;
export type AppendRequest = stored.AppendRequest<Metadata>;
export type PostgresEventLog = log.PostgresEventLog<Metadata>;
export type RecordedEvent<Event extends DomainEvent = DomainEvent> = stored.RecordedEvent<Event, Metadata>;

export type EventLogOptions = Omit<log.EventLogOptions, 'database' | 'keyring' | 'codec'>;

export const createEventLog = (database: Database, keyring: Keyring, options: EventLogOptions = {}): PostgresEventLog =>
  log.createEventLog({ database, keyring, codec, ...options });

export interface ProjectorOptions
  extends Omit<projector.ProjectorOptions, 'codec' | 'kinds' | 'onParked' | 'onRetried'> {
  readonly onParked?: (parking: Parking) => void;
  readonly onRetried?: (retried: Retried) => void;
}

export const createProjector = ({ onParked, onRetried, ...options }: ProjectorOptions): projector.Projector =>
  projector.createProjector({
    ...options,
    codec,
    kinds: streamKinds,
    ...(onParked ? { onParked: (parking) => onParked(ofAthlete(parking)) } : {}),
    ...(onRetried ? { onRetried: (one) => onRetried(ofAthlete(one)) } : {}),
  });

export type CopyOptions = Omit<StoredCopyOptions, 'codec'>;
export type RebuildOptions = Omit<rebuilding.RebuildOptions, 'codec'>;

export const rebuild = async (options: RebuildOptions): Promise<Rebuilt> =>
  ofAthletes(await rebuilding.rebuild({ ...options, codec }));

export const verifyProjection = async (options: CopyOptions): Promise<Verified> => {
  const { differences, ...verified } = await verifying.verifyProjection({ ...options, codec });
  return { ...ofAthletes(verified), differences: differences.map(ofAthlete) };
};

export interface RetryOptions extends Omit<retrying.RetryOptions, 'codec' | 'subjectId' | 'onRetried'> {
  /** Only this athlete. */
  readonly athleteId?: string | undefined;
  /** Called for each athlete as soon as it is done: a later failure does not undo it. */
  readonly onRetried?: (retried: Retried) => void;
}

export const retryParked = ({ athleteId, onRetried, ...options }: RetryOptions): Promise<retrying.RetryTotals> =>
  retrying.retryParked({
    ...options,
    codec,
    subjectId: athleteId,
    ...(onRetried ? { onRetried: (one) => onRetried(ofAthlete(one)) } : {}),
  });

/** The status of each known projection and reactor. */
export const subscriberStatus = async (
  db: Queryable,
  known: readonly Projection[] = projections,
): Promise<readonly SubscriberStatus[]> => {
  const all = await status.subscriberStatus(db, known, reactorNames);
  return all.map(({ firstParked, ...one }) => ({ ...one, firstParked: firstParked.map(ofAthlete) }));
};
export { codec } from './codec.ts';
