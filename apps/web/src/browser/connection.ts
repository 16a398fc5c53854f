export interface Connection {
  /** The server could not be reached when a page last asked it. */
  readonly isLost: boolean;
  /** Number of changes on this device that wait to be sent. */
  readonly waiting: number;
}

let connection: Connection = { isLost: false, waiting: 0 };
const listeners = new Set<() => void>();

/** Updates the connection and notifies its listeners if it changed. */
export const noteConnection = (news: Partial<Connection>): void => {
  const next = { ...connection, ...news };
  if (next.isLost === connection.isLost && next.waiting === connection.waiting) return;
  connection = next;
  for (const listener of listeners) listener();
};

export const currentConnection = (): Connection => connection;

export const subscribeConnection = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
