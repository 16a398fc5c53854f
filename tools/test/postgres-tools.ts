import { mkdirSync, writeFileSync } from 'node:fs';
import { debianPostgres, installFromDebian } from '@palmares/db/testing';

const folder = '/etc/postgresql-common/createcluster.d';

/** Keeps the Debian package from creating a cluster and starting a server on 5432; only its programs are needed. */
const wantNoServer = (): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/palmares-tests.conf`, 'create_main_cluster = false\n');
};

/** Installs the tools that the dump-and-restore test needs, if run as root on Debian. Without them that test fails. */
export const preparePostgresTools = (env: NodeJS.ProcessEnv): void => {
  if (debianPostgres() || process.getuid?.() !== 0) return;
  console.log('No pg_dump and pg_restore here; installing PostgreSQL from Debian …');
  wantNoServer();
  if (!installFromDebian('postgresql', env))
    console.log('PostgreSQL cannot be installed: the test of dump and restore will fail.');
};
