import { connect, type Database } from '../database.ts';
import { type OwnServer, ownServer } from './test-database.ts';
import type { TestServerOptions } from './test-server.ts';

export interface ConnectedServer {
  readonly server: OwnServer;
  /** Connected as the app. */
  readonly database: Database;
  readonly owner: Database;
  close(): Promise<void>;
}

/** A separate, migrated server, for tests of ordering, open transactions or crashes. */
export const connectedServer = async (options: TestServerOptions = {}): Promise<ConnectedServer> => {
  const server = await ownServer(options);
  const database = connect({ url: server.directUrl, applicationName: 'test', max: 20 });
  const owner = connect({ url: server.ownerUrl, applicationName: 'test-owner', max: 4 });
  return {
    server,
    database,
    owner,
    close: async () => {
      await Promise.all([database.close(), owner.close()]);
      await server.stop();
    },
  };
};
