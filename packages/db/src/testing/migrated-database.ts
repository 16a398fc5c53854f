import type { EmbeddedPostgres } from '@palmares/embedded-postgres';
import { ensureLoginRoles } from '../migrations/login-roles.ts';
import { migrate } from '../migrations/migrate.ts';

export const MIGRATED = 'palmares';

export interface MigratedDatabase {
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly readerUrl: string;
}

/** Creates and migrates the database and its roles; a server that was copied from a template has them already. */
export const migratedDatabase = async (server: EmbeddedPostgres): Promise<MigratedDatabase> => {
  const ownerUrl = await server.ownedDatabase(MIGRATED);
  await migrate(ownerUrl);
  return { ownerUrl, ...(await ensureLoginRoles(ownerUrl, { appPassword: 'app', readerPassword: 'reader' })) };
};
