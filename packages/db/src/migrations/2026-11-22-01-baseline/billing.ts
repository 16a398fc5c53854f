const inbox = `
  create table stripe_events (
    event_id text primary key,
    type text not null,
    received_at timestamptz not null default now()
  );
`;

const grants = `
  grant select, insert on stripe_events to palmares_app;
  grant select on stripe_events to palmares_reader;
`;

export const billing = [inbox, grants];
