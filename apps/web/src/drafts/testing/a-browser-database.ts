import {
  forceCloseDatabase,
  IDBCursor,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBOpenDBRequest,
  IDBRequest,
  IDBTransaction,
  IDBVersionChangeEvent,
} from 'fake-indexeddb';
import { vi } from 'vitest';

const interfaces = {
  IDBCursor,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBOpenDBRequest,
  IDBRequest,
  IDBTransaction,
  IDBVersionChangeEvent,
};

/** An empty IndexedDB in memory, in the place of a browser's. */
export const aBrowserDatabase = () => {
  const factory = new IDBFactory();
  const connections: InstanceType<typeof IDBDatabase>[] = [];
  let held: Promise<void> | null = null;
  const open = factory.open.bind(factory);
  const opening = vi.spyOn(factory, 'open').mockImplementation((name, version) => {
    const request = open(name, version);
    request.addEventListener('success', () => connections.push(request.result));
    const { dispatchEvent } = request;
    const gate = held;
    if (gate)
      request.dispatchEvent = (event) => {
        if (event.type !== 'success') return dispatchEvent.call(request, event);
        void gate.then(() => dispatchEvent.call(request, event));
        return true;
      };
    return request;
  });
  for (const [name, value] of Object.entries(interfaces)) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', factory);
  return {
    factory,
    opening,
    /** Blocks requests to open it until the returned function is called. */
    hold: (): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return () => {
        held = null;
        resolve();
      };
    },
    /**
     * Closes every connection with an event, as when Safari loses its database server or the person clears the storage.
     */
    loseConnections: (): void => {
      // The library's type names the class instead of its instance.
      for (const connection of connections.splice(0)) forceCloseDatabase(connection as unknown as typeof IDBDatabase);
    },
    /** Closes every connection without an event. Each further transaction throws an InvalidStateError. */
    closeConnections: (): void => {
      for (const connection of connections.splice(0)) connection.close();
    },
  };
};
