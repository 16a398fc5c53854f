import { readMigrations } from '../migrations/migrate.ts';
import { BackupUnusable } from './backup-unusable.ts';
import type { Manifest } from './manifest.ts';
import { withOwnerSession } from './owner-session.ts';

const RELATIONS = `
  select count(*)::integer as relations from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`;

const refuseMigrations = async ({ migrations }: Manifest): Promise<void> => {
  const known = new Map((await readMigrations()).map(({ name, sha256 }) => [name, sha256]));
  const unknown = migrations.filter(({ name }) => !known.has(name));
  if (unknown.length > 0)
    throw new BackupUnusable(
      `the backup is newer than this program: it has ${unknown.map(({ name }) => name).join(', ')}`,
    );
  const changed = migrations.filter(({ name, sha256 }) => known.get(name) !== sha256);
  if (changed.length > 0)
    throw new BackupUnusable(
      `the backup was made after other migrations of the same name: ${changed.map(({ name }) => name).join(', ')}`,
    );
};

/** Throws {@link BackupUnusable} unless the database has no relation and this program knows the backup's schema. */
export const refuseTarget = async (ownerUrl: string, manifest: Manifest): Promise<void> => {
  await refuseMigrations(manifest);
  const { rows } = await withOwnerSession(ownerUrl, (client) => client.query<{ relations: number }>(RELATIONS));
  if (rows[0]?.relations !== 0)
    throw new BackupUnusable(
      'the database is not empty; restore into a new one. If an earlier restore was interrupted, drop what it left and create the database again',
    );
};
