/** Who was erased, and what of it is still to be done. Ids of a customer are kept only until Stripe has ended them. */
const table = `
  create table erasures (
    athlete_id uuid primary key,
    erased_at timestamptz not null,
    purged_at timestamptz,
    customer_ended_at timestamptz,
    customer_ids text[] not null default '{}',
    subscription_ids text[] not null default '{}'
  );
`;

const grants = 'grant select on erasures to palmares_app, palmares_reader';

export const erasures = [table, grants];
