import { rmSync } from 'node:fs';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from '../embedded/embedded-postgres.ts';
import { throwawayFolder } from './throwaway-folder.ts';

export type TestServerOptions = Omit<EmbeddedPostgresOptions, 'folder'>;

/** A server whose data are gone when it stops. */
export const startTestServer = async (options: TestServerOptions = {}): Promise<EmbeddedPostgres> => {
  const folder = throwawayFolder('test-servers', 'postgres.lock');
  const server = await startEmbeddedPostgres({ fsync: false, ...options, folder });
  return {
    ...server,
    get pid() {
      return server.pid;
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
