/**
 * Where the confirmation of a no, or of a withdrawal, is to be mailed. A row names nobody else, and is deleted once the
 * mail is sent.
 */
const table = `
  create table guardian_receipts (
    id uuid primary key,
    email text not null,
    language text not null check (language in ('en', 'fr-ca')),
    kind text not null check (kind in ('refused', 'withdrew')),
    happened_at timestamptz not null,
    asked_at timestamptz not null default now()
  );
`;

const grants = `
  grant select, insert, delete on guardian_receipts to palmares_app;
`;

export const up = async (client: { query(sql: string): Promise<unknown> }): Promise<void> => {
  for (const sql of [table, grants]) await client.query(sql);
};
