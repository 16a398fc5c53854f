/**
 * A link opens some parts of a portfolio (null: those that suit the athlete's age), can be switched off, and can be replaced
 * by another one of the same athlete.
 */
const columns = `
  alter table publish_links
    add column parts jsonb,
    add column off_at timestamptz,
    add column replaced_by uuid;
`;

const grants = `
  grant update (label, expires_at, parts, off_at, replaced_by) on publish_links to palmares_app;
  grant update (link_id, passcode_version) on visitor_grants to palmares_app;
`;

export const up = async (client: { query(sql: string): Promise<unknown> }): Promise<void> => {
  for (const sql of [columns, grants]) await client.query(sql);
};
