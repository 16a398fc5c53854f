import { useSyncExternalStore } from 'react';
import { type Connection, currentConnection, subscribeConnection } from './connection.ts';
import { useOnline } from './use-online.ts';

const onServer: Connection = { isLost: false, waiting: 0 };

/** The server renders every page as online. */
export const useConnection = (): Connection & { readonly isOffline: boolean } => {
  const { isLost, waiting } = useSyncExternalStore(subscribeConnection, currentConnection, () => onServer);
  return { isLost, isOffline: !useOnline() || isLost, waiting };
};
