/** Which terms of use an account accepted. What `accounts` has of its sign-up is the first acceptance of each. */
const table = `
  create table terms_acceptances (
    athlete_id uuid not null references accounts on delete cascade,
    version text not null,
    language text not null check (language in ('en', 'fr-ca')),
    accepted_at timestamptz not null default now(),
    primary key (athlete_id, version)
  );
`;

const earlier = `
  insert into terms_acceptances (athlete_id, version, language, accepted_at)
  select id, terms_version, language, terms_accepted_at from accounts;
`;

const grants = 'grant select, insert, delete on terms_acceptances to palmares_app';

export const up = async (client: { query(sql: string): Promise<unknown> }): Promise<void> => {
  for (const sql of [table, earlier, grants]) await client.query(sql);
};
