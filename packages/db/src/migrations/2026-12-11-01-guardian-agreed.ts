/** The guardian's link says on which day they agreed. */
const changes = `
  alter table guardian_requests add column agreed_at timestamptz;
`;

const grants = `
  grant update (agreed_at) on guardian_requests to palmares_app;
`;

export const up = async (client: { query(sql: string): Promise<unknown> }): Promise<void> => {
  for (const sql of [changes, grants]) await client.query(sql);
};
