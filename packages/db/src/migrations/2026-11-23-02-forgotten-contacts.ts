/** Contacts who were forgotten, until free space in the data files holds nothing of them any more. Ids alone. */
const table = `
  create table forgotten_contacts (
    athlete_id uuid not null,
    contact_id uuid not null,
    rewritten_at timestamptz not null,
    primary key (athlete_id, contact_id)
  );
`;

const grants = 'grant select on forgotten_contacts to palmares_app, palmares_reader';

export const up = async (client: { query(sql: string): Promise<unknown> }): Promise<void> => {
  for (const sql of [table, grants]) await client.query(sql);
};
