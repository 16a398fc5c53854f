import { mkdirSync, writeFileSync } from 'node:fs';
import { debianPostgres, installFromDebian } from '@palmares/db/testing';

const folder = '/etc/postgresql-common/createcluster.d';

/** The Debian package would create a cluster and start a server on 5432; only its programs are wanted. */
const wantNoServer = (): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/palmares-tests.conf`, 'create_main_cluster = false\n');
};

/** As root on Debian, installs the tools that the dump-and-restore test needs; without them it fails. */
export const preparePostgresTools = (env: NodeJS.ProcessEnv): void => {
  if (debianPostgres() || process.getuid?.() !== 0) return;
  console.log('No pg_dump and pg_restore here; installing PostgreSQL from Debian …');
  wantNoServer();
  if (!installFromDebian('postgresql', env))
    console.log('PostgreSQL cannot be installed: the test of dump and restore will fail.');
};
