import { merged } from '../draft.ts';
import { noSteps, type Steps } from '../undo/steps.ts';
import {
  type DeviceDatabase,
  deleteDatabase,
  onDevice,
  StorageUnavailable,
  type StoredDraft,
} from './device-database.client.ts';

/** Drafts and undo steps of every account on this device. Operations reject if the device cannot read or store them. */
export interface DeviceStore {
  load(athleteId: string): Promise<readonly StoredDraft[]>;
  write(drafts: readonly StoredDraft[]): Promise<void>;
  loadSteps(athleteId: string): Promise<Steps>;
  /** Resolves to the stored steps after the change, which may include changes of another tab. */
  changeSteps(athleteId: string, change: (stored: Steps) => Steps): Promise<Steps>;
}

/** Once `signal` is aborted, no operation starts. */
export const deviceStore = (signal?: AbortSignal): DeviceStore => {
  const does = <Result>(work: (database: DeviceDatabase) => Promise<Result>) => onDevice({ work, signal });
  return {
    load: (athleteId) => does((database) => database.getAllFromIndex('drafts', 'athleteId', athleteId)),
    write: (drafts) =>
      does(async (database) => {
        const transaction = database.transaction('drafts', 'readwrite', { durability: 'strict' });
        // Another tab may have stored a newer draft or ledger than this tab knows of.
        const stored = await Promise.all(
          drafts.map(({ athleteId, section }) => transaction.store.get([athleteId, section])),
        );
        const newest = drafts.map((draft, index) => {
          const known = stored[index];
          return known ? { ...draft, record: merged(draft.record, known.record) } : draft;
        });
        await Promise.all([...newest.map((draft) => transaction.store.put(draft)), transaction.done]);
      }),
    loadSteps: (athleteId) => does(async (database) => (await database.get('steps', athleteId))?.steps ?? noSteps),
    changeSteps: (athleteId, change) =>
      does(async (database) => {
        const transaction = database.transaction('steps', 'readwrite');
        const steps = change((await transaction.store.get(athleteId))?.steps ?? noSteps);
        await Promise.all([transaction.store.put({ athleteId, steps }), transaction.done]);
        return steps;
      }),
  };
};

/** Returns the account's drafts on this device; an empty list if the browser stores nothing. */
export const storedDrafts = async (athleteId: string): Promise<readonly StoredDraft[]> => {
  try {
    return await deviceStore().load(athleteId);
  } catch (failure) {
    if (failure instanceof StorageUnavailable) return [];
    throw failure;
  }
};

const clear = async (database: DeviceDatabase): Promise<void> => {
  const transaction = database.transaction(['drafts', 'steps'], 'readwrite');
  await Promise.all([
    transaction.objectStore('drafts').clear(),
    transaction.objectStore('steps').clear(),
    transaction.done,
  ]);
};

const clearOf =
  (athleteId: string) =>
  async (database: DeviceDatabase): Promise<void> => {
    const transaction = database.transaction(['drafts', 'steps'], 'readwrite');
    const drafts = transaction.objectStore('drafts');
    const keys = await drafts.index('athleteId').getAllKeys(athleteId);
    await Promise.all([
      ...keys.map((key) => drafts.delete(key)),
      transaction.objectStore('steps').delete(athleteId),
      transaction.done,
    ]);
  };

/**
 * Deletes one account's drafts and steps from this device, and leaves those of others. Rejects if something may be left.
 */
export const clearAccountDrafts = async (athleteId: string): Promise<void> => {
  try {
    await onDevice({ work: clearOf(athleteId) });
  } catch (failure) {
    // A browser that stores nothing has nothing to delete.
    if (!(failure instanceof StorageUnavailable)) throw failure;
  }
};

/**
 * Deletes the drafts and steps of every account on this device. `broadcastForget` first stops the open editors. Rejects
 * if something may be left.
 */
export const clearDeviceStore = async (): Promise<void> => {
  try {
    await onDevice({ work: clear });
  } catch (failure) {
    // A browser that stores nothing has nothing to delete.
    if (!(failure instanceof StorageUnavailable)) await deleteDatabase();
  }
};
