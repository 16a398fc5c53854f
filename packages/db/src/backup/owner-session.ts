import pg from 'pg';

/** Copying takes longer than any statement of an app, and waits while a disk or a network is slow. */
const NO_TIMEOUTS = `
  select set_config(name, '0', false) from pg_settings
  where name in ('statement_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout')`;

/** Lends a connection as the tables' owner, without timeouts, while the work runs. */
export const withOwnerSession = async <Result>(
  ownerUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'palmares backup', keepAlive: true });
  // A connection that ends rejects what runs on it; without a listener it would end the process first.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(NO_TIMEOUTS);
    return await work(client);
  } finally {
    // Closing the connection also rolls back a transaction that a failure left open.
    await client.end();
  }
};
