import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dataFolderOf } from '../embedded/data-folder.ts';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from '../embedded/embedded-postgres.ts';
import { lockHolder } from '../embedded/folder-lock.ts';

const servers = (): string => join(dataFolderOf(resolve(import.meta.dirname, '../../../..')), 'test-servers');

/** A killed test run leaves its folder; the lock tells it from one that is running now. */
const clearAbandoned = (folder: string): void => {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const abandoned = join(folder, name);
    if (existsSync(join(abandoned, 'postgres.lock')) && lockHolder(abandoned, 'postgres.lock') === undefined)
      rmSync(abandoned, { recursive: true, force: true });
  }
};

export type TestServerOptions = Omit<EmbeddedPostgresOptions, 'folder'>;

/** A server whose data are gone when it stops. */
export const startTestServer = async (options: TestServerOptions = {}): Promise<EmbeddedPostgres> => {
  clearAbandoned(servers());
  const folder = join(servers(), randomBytes(6).toString('hex'));
  const server = await startEmbeddedPostgres({ fsync: false, ...options, folder });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...server, stop };
};
