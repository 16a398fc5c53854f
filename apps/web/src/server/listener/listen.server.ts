import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

export interface Address {
  readonly host: string;
  /** 0 picks a free port. */
  readonly port: number;
}

export interface ListeningServer {
  readonly url: string;
  /** Refuses new connections at once, and cuts those still open after `patienceMillis`. */
  stop(patienceMillis: number): Promise<void>;
}

/** Throws if the address is in use or not on this machine. */
export const listen = async (listener: RequestListener, { host, port }: Address): Promise<ListeningServer> => {
  const server = createServer(listener);
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}/`,
    stop: async (patienceMillis) => {
      const closed = once(server, 'close');
      server.close();
      const impatience = setTimeout(() => server.closeAllConnections(), patienceMillis);
      await closed;
      clearTimeout(impatience);
    },
  };
};
