import { sql } from 'kysely';
import type { Queryable } from '../database.ts';
import { projectorLag } from '../health/projector-lag.ts';
import { type WaitingSubscriber, waiting } from '../health/waiting.ts';
import type { Parking } from './parked/parked-subjects.ts';
import type { Projection } from './projection.ts';
import { copyOf, type Progress, progressOf } from './read-models/build-copy.ts';
import { readModelVersions } from './read-models/read-model-versions.ts';

const PARKED_SHOWN = 20;

export interface ParkedSubject extends Omit<Parking, 'subscriber' | 'schemaVersion'> {
  readonly schemaVersion: number | null;
  readonly since: Date;
  /** Number of requested retries. */
  readonly tries: number;
}

export interface RebuildState extends Progress {
  readonly version: number;
  /** False if the process that built it has ended: the next rebuild resumes from there. */
  readonly running: boolean;
}

export interface SubscriberStatus {
  readonly subscriber: string;
  readonly kind: 'projection' | 'reactor';
  /**
   * The version this program writes and the one that serves; rebuild the projection if they differ. Null for a reactor.
   */
  readonly version: { readonly program: number; readonly serving: number | null } | null;
  /** Number of shards in which it has a checkpoint. */
  readonly shards: number;
  readonly behind: { readonly events: number; readonly seconds: number };
  /** Number of parked subjects. */
  readonly parked: number;
  /** The subjects that were parked first. */
  readonly firstParked: readonly ParkedSubject[];
  /** Why live workers have paused it, per reason; empty if none has. */
  readonly waiting: readonly WaitingSubscriber[];
  readonly rebuild: RebuildState | null;
  readonly lastMoved: Date | null;
}

const checkpointsOf = async (db: Queryable) => {
  const rows = await db
    .selectFrom('checkpoints')
    .select((eb) => ['subscriber', eb.fn.countAll<number>().as('shards'), eb.fn.max('moved_at').as('lastMoved')])
    .groupBy('subscriber')
    .execute();
  return new Map(rows.map((row) => [row.subscriber, row]));
};

const parkedOf = async (
  db: Queryable,
): Promise<ReadonlyMap<string, Pick<SubscriberStatus, 'parked' | 'firstParked'>>> => {
  const counts = await db
    .selectFrom('parked_subjects')
    .select((eb) => ['subscriber', eb.fn.countAll<number>().as('parked')])
    .groupBy('subscriber')
    .execute();
  const status = new Map<string, Pick<SubscriberStatus, 'parked' | 'firstParked'>>();
  for (const { subscriber, parked } of counts) {
    const rows = await db
      .selectFrom('parked_subjects')
      .selectAll()
      .where('subscriber', '=', subscriber)
      .orderBy('parked_at')
      .orderBy('subject_id')
      .limit(PARKED_SHOWN)
      .execute();
    const firstParked = rows.map((row) => ({
      subjectId: row.subject_id,
      eventType: row.event_type,
      schemaVersion: row.schema_version,
      reason: row.reason,
      since: row.parked_at,
      tries: row.tries,
    }));
    status.set(subscriber, { parked, firstParked });
  }
  return status;
};

/** True if a process holds the lock of that name, as `tryWithAdvisoryLock` takes it. */
const isLocked = async (db: Queryable, name: string): Promise<boolean> => {
  const { rows } = await sql<{ locked: boolean }>`
    select exists (
      select from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
      where l.locktype = 'advisory' and l.granted and l.objsubid = 1
        and (l.classid::bigint << 32 | l.objid::bigint) = hashtextextended(${name}, 0)
    ) as locked
  `.execute(db);
  return rows[0]?.locked ?? false;
};

const rebuildStateOf = async (
  db: Queryable,
  projection: Projection,
  versions: ReadonlyMap<string, number>,
): Promise<RebuildState | null> => {
  const copy = copyOf(projection, 'rebuild');
  const version = versions.get(copy);
  if (version === undefined) return null;
  return { version, ...(await progressOf(db, projection, copy)), running: await isLocked(db, copy) };
};

/** The status of each subscriber: the projections, then the reactors by name. */
export const subscriberStatus = async (
  db: Queryable,
  known: readonly Projection[],
  reactors: readonly string[],
): Promise<readonly SubscriberStatus[]> => {
  const names = [...known.map(({ name }) => name), ...reactors];
  const lag = await projectorLag(db, names);
  const checkpoints = await checkpointsOf(db);
  const parked = await parkedOf(db);
  const waits = await waiting(db);
  const versions = await readModelVersions(db);
  const all: SubscriberStatus[] = [];
  for (const { subscriber, events, seconds } of lag) {
    const projection = known.find(({ name }) => name === subscriber);
    const checkpoint = checkpoints.get(subscriber);
    all.push({
      subscriber,
      kind: projection ? 'projection' : 'reactor',
      version: projection ? { program: projection.version, serving: versions.get(subscriber) ?? null } : null,
      shards: checkpoint?.shards ?? 0,
      behind: { events, seconds },
      ...(parked.get(subscriber) ?? { parked: 0, firstParked: [] }),
      waiting: waits.filter((wait) => wait.subscriber === subscriber),
      rebuild: projection ? await rebuildStateOf(db, projection, versions) : null,
      lastMoved: checkpoint?.lastMoved ?? null,
    });
  }
  return all;
};
