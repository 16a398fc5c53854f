/**
 * When the page of a link was shown to a visitor, and at which versions of what it shows. The visitor is a hash that is
 * good for nothing but telling two visits of one browser from those of two.
 */
const table = `
  create table link_openings (
    id uuid primary key,
    link_id uuid not null references publish_links on delete cascade,
    athlete_id uuid not null,
    at timestamptz not null,
    portfolio_version integer not null,
    identity_version integer not null,
    parts jsonb,
    visitor_hash bytea not null
  );
  create index link_openings_link on link_openings (link_id, at);
  create index link_openings_athlete on link_openings (athlete_id, at);
`;

const grants = `
  grant select, delete, insert on link_openings to palmares_app;
`;

export const up = async (client: { query(sql: string): Promise<unknown> }): Promise<void> => {
  for (const sql of [table, grants]) await client.query(sql);
};
