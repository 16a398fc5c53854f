import pg from 'pg';

export interface LoginPasswords {
  readonly appPassword: string;
  readonly readerPassword: string;
  /** Distinguishes two installations on one server, because roles belong to the whole server. */
  readonly suffix?: string;
}

export interface LoginUrls {
  readonly appUrl: string;
  readonly readerUrl: string;
}

/**
 * An open transaction stalls every reader of the log, so none may stay open. Set on the role, because a transaction
 * pooler rejects settings sent with a connection.
 */
const timeouts = { statement_timeout: '30s', idle_in_transaction_session_timeout: '10s' } as const;

/**
 * Every statement is short. For the last events of a long stream the planner would start parallel workers, which takes
 * a hundred times as long as reading them.
 */
const alone = { max_parallel_workers_per_gather: '0' } as const;

/** Ends the session of a vanished host, and its locks, within a minute; the default is two hours. */
const keepalives = {
  tcp_keepalives_idle: '20s',
  tcp_keepalives_interval: '10s',
  tcp_keepalives_count: '3',
  tcp_user_timeout: '50s',
  // The only setting that checks the client while a session waits for a lock.
  client_connection_check_interval: '10s',
} as const;

const set = async (client: pg.Client, role: string, settings: Readonly<Record<string, string>>): Promise<void> => {
  for (const [setting, value] of Object.entries(settings))
    await client.query(`alter role ${role} set ${setting} = '${value}'`);
};

const ensureLogin = async (client: pg.Client, login: string, group: string, password: string): Promise<void> => {
  const name = client.escapeIdentifier(login);
  await client.query(`
    do $$ begin
      if not exists (select from pg_roles where rolname = ${client.escapeLiteral(login)}) then create role ${name} login; end if;
    exception when duplicate_object or unique_violation then null;
    end $$`);
  await client.query(`alter role ${name} login password ${client.escapeLiteral(password)}`);
  await client.query(`grant ${group} to ${name}`);
  await set(client, name, { ...timeouts, ...keepalives, ...alone });
};

const urlAs = (ownerUrl: string, login: string, password: string): string => {
  const url = new URL(ownerUrl);
  url.username = login;
  url.password = encodeURIComponent(password);
  return url.href;
};

/**
 * Creates the users that web and worker (app) and support (reader) log in as, members of the group roles that the
 * migrations grant to.
 */
export const ensureLoginRoles = async (
  ownerUrl: string,
  { appPassword, readerPassword, suffix }: LoginPasswords,
): Promise<LoginUrls> => {
  const ending = suffix ? `_${suffix}` : '';
  const app = `palmares_app_login${ending}`;
  const reader = `palmares_reader_login${ending}`;
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'palmares roles' });
  await client.connect();
  try {
    // The owner's rebuilds and rotations hold locks too. They get no timeouts, because they may take long.
    await set(client, 'current_user', keepalives);
    await ensureLogin(client, app, 'palmares_app', appPassword);
    await ensureLogin(client, reader, 'palmares_reader', readerPassword);
  } finally {
    await client.end();
  }
  return { appUrl: urlAs(ownerUrl, app, appPassword), readerUrl: urlAs(ownerUrl, reader, readerPassword) };
};
