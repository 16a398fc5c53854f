/** Whether the athlete wants mails about the openings of links. */
const statements = [
  'alter table accounts add column opening_mails boolean not null default true',
  'grant update (opening_mails) on accounts to palmares_app',
];

export const up = async (client: { query(sql: string): Promise<unknown> }): Promise<void> => {
  for (const sql of statements) await client.query(sql);
};
