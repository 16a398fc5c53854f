import { LAST_SHARD } from './shards.ts';

const tables = `
  create table accounts (
    id uuid primary key,
    shard smallint not null check (shard between 0 and ${LAST_SHARD}),
    first_name text not null,
    last_name text not null,
    email text not null,
    email_verified_at timestamptz,
    password_hash text not null,
    date_of_birth date not null,
    country text not null check (country in ('can', 'usa')),
    region text not null,
    language text not null check (language in ('en', 'fr-ca')),
    terms_accepted_at timestamptz not null,
    terms_version text not null,
    created_at timestamptz not null default now()
  );
  create unique index accounts_email on accounts (lower(email));

  create table sessions (
    id_hash bytea primary key check (octet_length(id_hash) = 32),
    public_id uuid not null unique,
    athlete_id uuid not null references accounts on delete cascade,
    device text not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    ends_at timestamptz not null,
    check (expires_at <= ends_at)
  );
  create index sessions_athlete on sessions (athlete_id);
  create index sessions_expiry on sessions (expires_at);

  create table email_verifications (
    athlete_id uuid primary key references accounts on delete cascade,
    state text not null check (state in ('queued', 'sent', 'failed')),
    code_hash text,
    expires_at timestamptz,
    tries_left smallint not null default 0 check (tries_left >= 0),
    requested_at timestamptz not null default now(),
    check ((code_hash is null) = (expires_at is null))
  );
`;

const grants = `
  grant select, insert, update (email_verified_at) on accounts to palmares_app;
  grant select, insert, delete, update (expires_at) on sessions to palmares_app;
  grant select, insert, delete, update (state, code_hash, expires_at, tries_left, requested_at)
    on email_verifications to palmares_app;
`;

export const accounts = [tables, grants];
