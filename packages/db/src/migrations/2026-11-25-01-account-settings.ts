/** Sessions know when they were last used, to the hour; the athlete changes the language of her mails. */
const statements = [
  'alter table sessions add column last_used_at timestamptz not null default now()',
  'grant update (last_used_at) on sessions to palmares_app',
  'grant update (language) on accounts to palmares_app',
];

export const up = async (client: { query(sql: string): Promise<unknown> }): Promise<void> => {
  for (const sql of statements) await client.query(sql);
};
