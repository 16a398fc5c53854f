/**
 * A request to a parent or guardian holds what it takes to ask them, for 7 days, and no token: those are computed. The
 * row of an athlete's guardian exists as long as the account, its address until the mail is sent that the account is open.
 */
const tables = `
  create table guardian_requests (
    id uuid primary key,
    guardian_email text not null,
    first_name text not null,
    token_hash bytea not null unique check (octet_length(token_hash) = 32),
    withdraw_hash bytea not null unique check (octet_length(withdraw_hash) = 32),
    finish_hash bytea unique check (octet_length(finish_hash) = 32),
    asker_hash text not null,
    locale text not null check (locale in ('en', 'fr-ca')),
    text_version text not null,
    guardian_name text,
    asked_at timestamptz not null default now(),
    expires_at timestamptz not null,
    check ((guardian_name is null) = (finish_hash is null))
  );
  create index guardian_requests_expiry on guardian_requests (expires_at);
  create table guardians (
    athlete_id uuid primary key references accounts on delete cascade,
    email text,
    withdraw_hash bytea not null unique check (octet_length(withdraw_hash) = 32),
    language text not null check (language in ('en', 'fr-ca')),
    confirmed_at timestamptz not null,
    withdrawn_at timestamptz,
    ended_at timestamptz,
    own_consent_at timestamptz
  );
`;

const grants = `
  grant select, insert, delete, update (finish_hash, guardian_name, text_version) on guardian_requests to palmares_app;
  grant select, insert, delete, update (email, withdrawn_at, ended_at, own_consent_at) on guardians to palmares_app;
`;

export const up = async (client: { query(sql: string): Promise<unknown> }): Promise<void> => {
  for (const sql of [tables, grants]) await client.query(sql);
};
