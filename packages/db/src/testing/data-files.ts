import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '../database.ts';
import { MIGRATED } from './migrated-database.ts';
import type { OwnServer } from './test-database.ts';

/** `2619_vm` and `2619.1` are further files of the relation whose first file is `2619`. */
const FILE_NODE = /^\d+/;

const isVanished = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const bytesOf = (path: string): Buffer => {
  try {
    return readFileSync(path);
  } catch (error) {
    if (isVanished(error)) return Buffer.alloc(0);
    throw error;
  }
};

/**
 * Searches every file below `base/` of the server's data folder for bytes, after a checkpoint. Returns the names of the
 * relations whose files hold them, each once, and a file's own name if it belongs to none.
 */
export const relationsHolding = async ({ server }: OwnServer, bytes: Buffer): Promise<readonly string[]> => {
  const superuser = connect({ url: server.superuserUrl(MIGRATED), applicationName: 'test-superuser', max: 1 });
  try {
    await superuser.pool.query('checkpoint');
    const { rows } = await superuser.pool.query<{ folder: string }>(
      `select current_setting('data_directory') as folder`,
    );
    const base = join(rows[0]?.folder ?? '', 'base');
    const files = readdirSync(base, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const holding = files.filter(({ parentPath, name }) => bytesOf(join(parentPath, name)).includes(bytes));
    const names = new Set<string>();
    for (const { name } of holding) {
      const { rows: relations } = await superuser.pool.query<{ name: string | null }>(
        'select pg_filenode_relation(0, $1)::text as name',
        [FILE_NODE.exec(name)?.[0] ?? '0'],
      );
      names.add(relations[0]?.name ?? name);
    }
    return [...names].sort();
  } finally {
    await superuser.close();
  }
};
