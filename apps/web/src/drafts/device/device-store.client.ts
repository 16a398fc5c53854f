import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { merged } from '../draft.ts';
import type { SectionRecord } from '../section-record.ts';
import { noSteps, type Steps } from '../undo/steps.ts';

export interface StoredDraft {
  readonly athleteId: string;
  readonly section: string;
  readonly record: SectionRecord<unknown, unknown>;
}

interface Device extends DBSchema {
  drafts: { key: [athleteId: string, section: string]; value: StoredDraft; indexes: { athleteId: string } };
  steps: { key: string; value: { readonly athleteId: string; readonly steps: Steps } };
}

export interface DeviceStore {
  /** False where the browser stores nothing (some private windows): drafts then live as long as the page. */
  readonly persistent: boolean;
  load(athleteId: string): Promise<readonly StoredDraft[]>;
  write(drafts: readonly StoredDraft[]): Promise<void>;
  loadSteps(athleteId: string): Promise<Steps>;
  /** Resolves to the steps that are stored then: another tab may have changed them too. */
  changeSteps(athleteId: string, change: (stored: Steps) => Steps): Promise<Steps>;
}

const DATABASE = 'palmares';

const openDatabase = () =>
  openDB<Device>(DATABASE, 2, {
    // A tab that upgrades or deletes the database must not wait for this page.
    blocking: (_current, _wanted, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
      connection = undefined;
    },
    upgrade: (database, from) => {
      if (from < 1) {
        const drafts = database.createObjectStore('drafts', { keyPath: ['athleteId', 'section'] });
        drafts.createIndex('athleteId', 'athleteId');
      }
      if (from < 2) database.createObjectStore('steps', { keyPath: 'athleteId' });
    },
  });

let connection: Promise<IDBPDatabase<Device>> | undefined;

const connected = (): Promise<IDBPDatabase<Device>> => {
  connection ??= openDatabase().catch((failure: unknown) => {
    connection = undefined;
    throw failure;
  });
  return connection;
};

const inMemory = (): DeviceStore => {
  let steps = noSteps;
  return {
    persistent: false,
    load: async () => [],
    write: async () => {},
    loadSteps: async () => steps,
    changeSteps: async (_athleteId, change) => {
      steps = change(steps);
      return steps;
    },
  };
};

export const openDeviceStore = async (): Promise<DeviceStore> => {
  try {
    const database = await connected();
    return {
      persistent: true,
      load: (athleteId) => database.getAllFromIndex('drafts', 'athleteId', athleteId),
      write: async (drafts) => {
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
      },
      loadSteps: async (athleteId) => (await database.get('steps', athleteId))?.steps ?? noSteps,
      changeSteps: async (athleteId, change) => {
        const transaction = database.transaction('steps', 'readwrite');
        const steps = change((await transaction.store.get(athleteId))?.steps ?? noSteps);
        await Promise.all([transaction.store.put({ athleteId, steps }), transaction.done]);
        return steps;
      },
    };
  } catch {
    return inMemory();
  }
};

/** Deletes the drafts and steps of every account on this device. `broadcastForget` first stops the open editors. */
export const clearDeviceStore = async (): Promise<void> => {
  const transaction = (await connected()).transaction(['drafts', 'steps'], 'readwrite');
  await Promise.all([
    transaction.objectStore('drafts').clear(),
    transaction.objectStore('steps').clear(),
    transaction.done,
  ]);
};
