/** A no, and a withdrawal, are taken back for a day by the link that said them. */
const changes = `
  alter table guardian_requests add column refused_at timestamptz;
  alter table guardians add column withdrawn_hash bytea check (octet_length(withdrawn_hash) = 32);
`;

const grants = `
  grant update (refused_at) on guardian_requests to palmares_app;
  grant update (withdrawn_hash) on guardians to palmares_app;
`;

export const up = async (client: { query(sql: string): Promise<unknown> }): Promise<void> => {
  for (const sql of [changes, grants]) await client.query(sql);
};
