/**
 * A message to support names its writer, and the account if they were logged in. One about a fault says on which page it
 * appeared. `copied_at` is when the writer got a copy.
 */
const table = `
  alter table contact_messages
    drop constraint contact_messages_subject_check,
    add constraint contact_messages_subject_check check (subject in (
      'general', 'account', 'partnership', 'services', 'team_cohesion', 'conferences', 'mental_preparation', 'bug',
      'privacy', 'other'
    )),
    add column name text,
    add column page text,
    add column athlete_id uuid,
    add column copied_at timestamptz;
  create index contact_messages_athlete on contact_messages (athlete_id) where athlete_id is not null;
`;

const grants = `
  grant insert (name, page, athlete_id), update (copied_at) on contact_messages to palmares_app;
`;

export const up = async (client: { query(sql: string): Promise<unknown> }): Promise<void> => {
  for (const sql of [table, grants]) await client.query(sql);
};
