import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import { withinLimit } from '../../browser/within-limit.ts';
import type { SectionRecord } from '../section-record.ts';
import type { Steps } from '../undo/steps.ts';

export interface StoredDraft {
  readonly athleteId: string;
  readonly section: string;
  readonly record: SectionRecord<unknown, unknown>;
}

interface Device extends DBSchema {
  drafts: { key: [athleteId: string, section: string]; value: StoredDraft; indexes: { athleteId: string } };
  steps: { key: string; value: { readonly athleteId: string; readonly steps: Steps } };
}

export type DeviceDatabase = IDBPDatabase<Device>;

const DATABASE = 'palmares';

/** Maximum milliseconds for one attempt: enough for the slowest phone, short enough to wait for. */
export const DEVICE_LIMIT_MS = 5000;

/** The browser stores nothing, as in some private windows and where cookies are blocked. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
}

/** Names of the errors with which browsers refuse to open any database at all. */
const refusals: readonly string[] = ['SecurityError', 'InvalidStateError'];

interface Connection {
  readonly database: Promise<DeviceDatabase>;
  /** Closes it. The next operation opens another. */
  drop(): void;
}

let current: Connection | null = null;

const open = async (onClose: () => void): Promise<DeviceDatabase> => {
  if (!globalThis.indexedDB) throw new StorageUnavailable('This browser has no IndexedDB');
  try {
    return await openDB<Device>(DATABASE, 2, {
      // A tab that upgrades or deletes the database must not wait for this page.
      blocking: onClose,
      terminated: onClose,
      upgrade: (database, from) => {
        if (from < 1) {
          const drafts = database.createObjectStore('drafts', { keyPath: ['athleteId', 'section'] });
          drafts.createIndex('athleteId', 'athleteId');
        }
        if (from < 2) database.createObjectStore('steps', { keyPath: 'athleteId' });
      },
    });
  } catch (cause) {
    if (cause instanceof DOMException && refusals.includes(cause.name))
      throw new StorageUnavailable('This browser opens no database', { cause });
    throw cause;
  }
};

const connect = (): Connection => {
  const drop = () => {
    if (current === connection) current = null;
    connection.database.then(
      (database) => database.close(),
      () => undefined,
    );
  };
  const connection: Connection = { database: open(() => drop()), drop };
  current = connection;
  return connection;
};

export interface DeviceWork<Result> {
  /** Starts its transactions immediately. Called a second time if the first attempt fails. */
  readonly work: (database: DeviceDatabase) => Promise<Result>;
  /** Once aborted, no work starts. */
  readonly signal?: AbortSignal | undefined;
}

const tryOnce = async <Result>({ work, signal }: DeviceWork<Result>): Promise<Result> => {
  const { database, drop } = current ?? connect();
  const givenUp = new AbortController();
  const done = database.then((opened) => {
    // Work that was given up must not start late: it could write after the data was deleted.
    givenUp.signal.throwIfAborted();
    signal?.throwIfAborted();
    return work(opened);
  });
  try {
    return await withinLimit(done, DEVICE_LIMIT_MS);
  } catch (failure) {
    givenUp.abort();
    drop();
    throw failure;
  }
};

/**
 * Does the work on the device. A connection that the browser has closed, or on which the work failed or hangs, is
 * replaced, and the work is tried once more. Rejects with {@link StorageUnavailable}, or with why the second try failed.
 */
export const onDevice = async <Result>(asked: DeviceWork<Result>): Promise<Result> => {
  try {
    return await tryOnce(asked);
  } catch (failure) {
    if (failure instanceof StorageUnavailable || asked.signal?.aborted) throw failure;
    return tryOnce(asked);
  }
};

/** Deletes the whole database, even one that can no longer be opened. */
export const deleteDatabase = async (): Promise<void> => {
  current?.drop();
  await withinLimit(deleteDB(DATABASE), DEVICE_LIMIT_MS);
};
