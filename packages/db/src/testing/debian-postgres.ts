import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The oldest PostgreSQL that is supported, which also brings `pg_dump` and `pg_restore`: the embedded one does not. */
const folder = '/usr/lib/postgresql/15/bin';

/** Debian's package postgresql-15, where it is installed. */
export const debianPostgres = (): string | undefined =>
  ['postgres', 'initdb', 'pg_dump', 'pg_restore'].every((name) => existsSync(join(folder, name))) ? folder : undefined;
