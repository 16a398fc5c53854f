/** Who was erased, and what of it is still to be done. Ids of a customer are kept only until Stripe has ended them. */
const table = `
  create table erasures (
    athlete_id uuid primary key,
    erased_at timestamptz not null,
    purged_at timestamptz,
    removed_in xid8 not null default '0',
    rewritten_at timestamptz,
    customer_ended_at timestamptz,
    customer_ids text[] not null default '{}',
    subscription_ids text[] not null default '{}',
    maintained_at timestamptz
  );
`;

/** What an unfinished run of `palmares maintain` has done, for the next one to go on from. */
const maintenance = `
  create table rewritten_tables (
    relation oid primary key,
    began_at timestamptz not null
  );
`;

const grants = 'grant select on erasures to palmares_app, palmares_reader';

export const erasures = [table, maintenance, grants];
