/**
 * What people wrote to support on a page of the site. A link is named by its id only, and no row says who its athlete is.
 * The reason is that of a report; the error and the version are those of a message about a fault.
 */
const table = `
  create table contact_messages (
    id uuid primary key,
    subject text not null
      check (subject in ('general', 'account', 'partnership', 'services', 'bug', 'privacy', 'other')),
    reason text check (reason in ('consent', 'untrue', 'safety', 'offensive', 'other')),
    link_id uuid,
    language text not null check (language in ('en', 'fr-ca')),
    body text not null,
    email text,
    error_id text,
    app_version text,
    created_at timestamptz not null default clock_timestamp(),
    sent_at timestamptz
  );
  create index contact_messages_created on contact_messages (created_at);
  create index contact_messages_link on contact_messages (link_id) where link_id is not null;
`;

const grants = `
  grant select, delete, update (sent_at),
    insert (id, subject, reason, link_id, language, body, email, error_id, app_version)
    on contact_messages to palmares_app;
`;

export const up = async (client: { query(sql: string): Promise<unknown> }): Promise<void> => {
  for (const sql of [table, grants]) await client.query(sql);
};
