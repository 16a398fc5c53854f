import { join } from 'node:path';
import { ensureLoginRoles, migrate } from '@palmares/db/migrations';
import { startEmbeddedPostgres } from '@palmares/embedded-postgres';
import type { Secrets } from './secrets.ts';

export interface OwnedDatabase {
  readonly ownerUrl: string;
  /** Undefined if the database was given. */
  readonly port: number | undefined;
  readonly died: Promise<Error>;
  stop(): Promise<void>;
}

const neverDies = new Promise<Error>(() => undefined);

/** Returns what to delete if an earlier version made the database. */
export const resetInstruction = (given: string | undefined, dataFolder: string): string =>
  given
    ? 'delete the database at DATABASE_URL, create it again and start again'
    : `delete the data folder ${dataFolder} and start again`;

/** Opens the given database, or an embedded PostgreSQL in the data folder, which runs no longer if this rejects. */
export const openDatabase = async (
  given: string | undefined,
  dataFolder: string,
  port: number | undefined,
  fsync: boolean,
): Promise<OwnedDatabase> => {
  if (given) return { ownerUrl: given, port: undefined, died: neverDies, stop: async () => undefined };
  const server = await startEmbeddedPostgres({
    folder: join(dataFolder, 'postgres'),
    fsync,
    ...(port === undefined ? {} : { port }),
  });
  const { died, port: taken } = server;
  try {
    return { ownerUrl: await server.ownedDatabase('palmares'), port: taken, died, stop: () => server.stop() };
  } catch (error) {
    await server.stop();
    throw error;
  }
};

/**
 * Migrates as the owner and returns the address of the app's login. `remedy` says what to do about a database that an
 * earlier version made.
 */
export const prepareDatabase = async (ownerUrl: string, secrets: Secrets, remedy: string): Promise<string> => {
  await migrate(ownerUrl, { remedy }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED' || error.code === 'ENOTFOUND' || error.code === '28P01' || error.code === '3D000')
      throw new Error(
        `The database at DATABASE_URL cannot be opened (${error.message}). Check that address, or unset it for the embedded one.`,
      );
    throw error;
  });
  const { appUrl } = await ensureLoginRoles(ownerUrl, {
    appPassword: secrets.appPassword,
    readerPassword: secrets.readerPassword,
    suffix: secrets.installation,
  });
  return appUrl;
};
