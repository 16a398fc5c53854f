import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { merged } from '../draft.ts';
import type { SectionRecord } from '../section-record.ts';

export interface StoredDraft {
  readonly athleteId: string;
  readonly section: string;
  readonly record: SectionRecord<unknown, unknown>;
}

interface Device extends DBSchema {
  drafts: { key: [athleteId: string, section: string]; value: StoredDraft; indexes: { athleteId: string } };
}

export interface DeviceStore {
  /** False where the browser stores nothing (some private windows): drafts then live as long as the page. */
  readonly persistent: boolean;
  load(athleteId: string): Promise<readonly StoredDraft[]>;
  write(drafts: readonly StoredDraft[]): Promise<void>;
}

const DATABASE = 'palmares';

const openDatabase = () =>
  openDB<Device>(DATABASE, 1, {
    // A tab that upgrades or deletes the database must not wait for this page.
    blocking: (_current, _wanted, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
      connection = undefined;
    },
    upgrade: (database) => {
      const drafts = database.createObjectStore('drafts', { keyPath: ['athleteId', 'section'] });
      drafts.createIndex('athleteId', 'athleteId');
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

const inMemory = (): DeviceStore => ({
  persistent: false,
  load: async () => [],
  write: async () => {},
});

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
    };
  } catch {
    return inMemory();
  }
};

/** Deletes the drafts of every account on this device. `broadcastForget` first stops the open editors. */
export const clearDeviceStore = async (): Promise<void> => {
  const database = await connected();
  await database.clear('drafts');
};
