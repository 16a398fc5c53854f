/** An address that was not verified in time may be another account's. The earlier account keeps it for logging in. */
const statements = [
  'alter table accounts add column email_released_at timestamptz',
  'alter table accounts add constraint accounts_verified_or_released check (email_verified_at is null or email_released_at is null)',
  'drop index accounts_email',
  'create unique index accounts_email on accounts (lower(email)) where email_released_at is null',
  'create index accounts_released_email on accounts (lower(email)) where email_released_at is not null',
  'grant update (email_released_at) on accounts to palmares_app',
];

export const up = async (client: { query(sql: string): Promise<unknown> }): Promise<void> => {
  for (const sql of statements) await client.query(sql);
};
