import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  lockFolder,
  startEmbeddedPostgres,
} from '@palmares/embedded-postgres';
import { throwawayFolder } from './throwaway-folder.ts';

export type TestServerOptions = Omit<EmbeddedPostgresOptions, 'folder'>;

/** The data of a stopped server, to be copied. */
export interface TemplateServer {
  readonly folder: string;
}

const LOCK = 'postgres.lock';

const newFolder = (mayBeInMemory: boolean): string => throwawayFolder('test-servers', LOCK, { mayBeInMemory });

/** Starts a server, new or as a copy of a stopped one, whose data is deleted when it stops. */
export const startTestServer = async (
  options: TestServerOptions = {},
  copyOf?: TemplateServer,
): Promise<EmbeddedPostgres> => {
  const folder = newFolder(!options.fsync);
  // Postgres checks who owns the files, and Node's copy does not preserve it.
  if (copyOf) {
    execFileSync('cp', ['-a', copyOf.folder, folder]);
    rmSync(join(folder, LOCK));
  }
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

/**
 * Prepares a stopped server that others are copied from. Its data exists until `remove`; the next run deletes the data
 * of a killed run.
 */
export const templateServer = async (
  prepare: (server: EmbeddedPostgres) => Promise<unknown>,
): Promise<TemplateServer & { remove(): void }> => {
  const folder = newFolder(true);
  const server = await startEmbeddedPostgres({ fsync: false, folder });
  try {
    await prepare(server);
  } finally {
    await server.stop();
  }
  const lock = lockFolder(folder, LOCK);
  return {
    folder,
    remove() {
      lock.release();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
