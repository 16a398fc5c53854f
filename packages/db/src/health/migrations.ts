import { sql } from 'kysely';
import type { Queryable } from '../database.ts';
import { readMigrations } from '../migrations/migrate.ts';

export interface MigrationState {
  readonly applied: number;
  /** The last that was applied; null if none was. */
  readonly newest: string | null;
  readonly missing: readonly string[];
  /** Applied, but the file has changed since. */
  readonly changed: readonly string[];
  /** Applied by a newer program. */
  readonly newer: readonly string[];
  /** Applied by an earlier program, and older than this one's first migration. */
  readonly earlier: readonly string[];
}

export const migrationState = async (db: Queryable): Promise<MigrationState> => {
  const files = await readMigrations();
  const { rows } = await sql<{ name: string; sha256: string }>`
    select name, sha256 from schema_migrations order by name
  `.execute(db);
  const applied = new Map(rows.map((row) => [row.name, row.sha256]));
  const known = new Set(files.map((file) => file.name));
  const unknown = rows.map((row) => row.name).filter((name) => !known.has(name));
  const first = files[0]?.name ?? '';
  return {
    applied: rows.length,
    newest: rows.at(-1)?.name ?? null,
    missing: files.filter((file) => !applied.has(file.name)).map((file) => file.name),
    changed: files.filter((file) => (applied.get(file.name) ?? file.sha256) !== file.sha256).map((file) => file.name),
    newer: unknown.filter((name) => name > first),
    earlier: unknown.filter((name) => name < first),
  };
};
