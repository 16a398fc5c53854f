/** A yes from the network and the kind of device that asked counts once the link of a second mail is answered. */
const changes = `
  alter table guardian_requests
    drop constraint guardian_requests_check,
    add column second_hash bytea unique check (octet_length(second_hash) = 32),
    add column answered_at timestamptz,
    add check ((guardian_name is null) = (finish_hash is null and second_hash is null)),
    add check ((second_hash is null) = (answered_at is null));
`;

const grants = `
  grant update (second_hash, answered_at) on guardian_requests to palmares_app;
`;

export const up = async (client: { query(sql: string): Promise<unknown> }): Promise<void> => {
  for (const sql of [changes, grants]) await client.query(sql);
};
