import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { connect, type Database, refuseOwner } from '@palmares/db';
import { migrate } from '@palmares/db/migrations';
import { requireDebianPostgres, startTestServer } from '@palmares/db/testing';
import type { EmbeddedPostgres } from '@palmares/embedded-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../repository.ts';

const bin = requireDebianPostgres();
const passwords = { OWNER_PASSWORD: "an owner's", APP_PASSWORD: 'of "the app"' };

describe('the script that creates the database of compose.yaml', () => {
  let server: EmbeddedPostgres;
  let app: Database;
  let owner: Database;

  const urlAs = (login: string, password: string): string => {
    const url = new URL(server.superuserUrl('palmares'));
    return `postgres://${login}:${encodeURIComponent(password)}@${url.host}/palmares`;
  };

  beforeAll(async () => {
    server = await startTestServer({ binaries: bin });
    const superuser = new URL(server.superuserUrl());
    execFileSync('/bin/sh', [join(root, 'deploy/compose/create-database.sh')], {
      env: {
        PATH: `${bin}:/usr/bin:/bin`,
        PGHOST: superuser.hostname,
        PGPORT: superuser.port,
        PGPASSWORD: decodeURIComponent(superuser.password),
        POSTGRES_USER: superuser.username,
        ...passwords,
      },
    });
    const ownerUrl = urlAs('palmares_owner', passwords.OWNER_PASSWORD);
    await migrate(ownerUrl);
    owner = connect({ url: ownerUrl, applicationName: 'test-owner', max: 1 });
    app = connect({
      url: urlAs('palmares_app_login', passwords.APP_PASSWORD),
      applicationName: 'test',
      max: 1,
    });
  });

  afterAll(async () => {
    await Promise.all([app?.close(), owner?.close()]);
    await server?.stop();
  });

  it('makes an owner who migrates it and is no superuser', async () => {
    const { rows } = await owner.pool.query('select rolsuper from pg_roles where rolname = current_user');
    expect(rows).toEqual([{ rolsuper: false }]);
  });

  it('makes a login that reads the log, does not own it, and leaves nothing open or locked', async () => {
    await expect(refuseOwner(app)).resolves.toBeUndefined();
    const names = [
      'statement_timeout',
      'idle_in_transaction_session_timeout',
      'tcp_keepalives_idle',
      'tcp_user_timeout',
    ];
    const { rows } = await app.pool.query(
      `select (select count(*) from events)::int as events, array(select current_setting(name) from unnest($1::text[]) as name) as settings`,
      [names],
    );
    // The last two are socket options, which PostgreSQL shows without a unit: seconds and milliseconds.
    expect(rows).toEqual([{ events: 0, settings: ['30s', '10s', '20', '50000'] }]);
  });
});
