import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const versions = '/usr/lib/postgresql';
const OLDEST_SUPPORTED = 15;

/**
 * The binaries of the oldest supported PostgreSQL from Debian, if installed: a server of another version than the
 * embedded one, and `pg_dump` and `pg_restore`, which that one lacks.
 */
export const debianPostgres = (): string | undefined => {
  const installed = existsSync(versions) ? readdirSync(versions).map(Number) : [];
  return installed
    .filter((version) => version >= OLDEST_SUPPORTED)
    .sort((a, b) => a - b)
    .map((version) => join(versions, String(version), 'bin'))
    .find((bin) => ['postgres', 'initdb', 'pg_dump', 'pg_restore'].every((name) => existsSync(join(bin, name))));
};

/** Like {@link debianPostgres}; throws with what to install. `npm test` as root has installed it. */
export const requireDebianPostgres = (): string => {
  const bin = debianPostgres();
  if (bin === undefined)
    throw new Error("pg_dump and pg_restore are needed, and PostgreSQL's server: install Debian's package postgresql");
  return bin;
};
