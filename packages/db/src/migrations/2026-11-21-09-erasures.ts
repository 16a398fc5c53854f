/**
 * Who was erased, and what of it is still to be done. A customer's and subscriptions' ids are kept only until Stripe
 * has ended them.
 */
const erasures = `
  create table erasures (
    athlete_id uuid primary key,
    erased_at timestamptz not null,
    purged_at timestamptz,
    customer_ended_at timestamptz,
    customer_ids text[] not null default '{}',
    subscription_ids text[] not null default '{}'
  );
`;

const grants = `grant select on erasures to palmares_app, palmares_reader;`;

export const up = async (client: { query(sql: string): Promise<unknown> }): Promise<void> => {
  for (const sql of [erasures, grants]) await client.query(sql);
};
