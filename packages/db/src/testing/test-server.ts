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

/** The stopped data of a server, to be copied. */
export interface TemplateServer {
  readonly folder: string;
}

const LOCK = 'postgres.lock';

const newFolder = (): string => throwawayFolder('test-servers', LOCK);

/** A server whose data are gone when it stops; a new one, or a copy of one that was stopped. */
export const startTestServer = async (
  options: TestServerOptions = {},
  copyOf?: TemplateServer,
): Promise<EmbeddedPostgres> => {
  const folder = newFolder();
  // Whose the files are is part of what Postgres looks at, and Node's own copy forgets it.
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

/** Does to a new server what every copy of it shall have. It is there until `remove`, or until this process ends. */
export const templateServer = async (
  prepare: (server: EmbeddedPostgres) => Promise<unknown>,
): Promise<TemplateServer & { remove(): void }> => {
  const folder = newFolder();
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
