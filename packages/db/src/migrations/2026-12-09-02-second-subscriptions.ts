/**
 * Subscriptions that an athlete paid beside another. A row is written before the second one is canceled, so that what was
 * begun is finished: canceled, refunded, logged and told.
 */
const table = `
  create table second_subscriptions (
    subscription_id text primary key,
    athlete_id uuid not null references accounts on delete cascade,
    customer_id text not null,
    kept_id text not null,
    found_at timestamptz not null default now(),
    ended_at timestamptz,
    refunded_cents integer check (refunded_cents >= 0),
    refunded_currency text,
    check ((ended_at is null) = (refunded_cents is null)),
    check ((ended_at is null) = (refunded_currency is null))
  );
  create index second_subscriptions_athlete on second_subscriptions (athlete_id);
`;

const grants = `
  grant select, delete, insert (subscription_id, athlete_id, customer_id, kept_id),
    update (ended_at, refunded_cents, refunded_currency) on second_subscriptions to palmares_app;
  grant select on second_subscriptions to palmares_reader;
`;

export const up = async (client: { query(sql: string): Promise<unknown> }): Promise<void> => {
  for (const sql of [table, grants]) await client.query(sql);
};
