import { LAST_SHARD } from './shards.ts';

const tables = `
  create table publish_links (
    id uuid primary key,
    athlete_id uuid not null,
    shard smallint not null check (shard between 0 and ${LAST_SHARD}),
    token_hash bytea not null unique check (octet_length(token_hash) = 32),
    token_sealed bytea not null,
    label text not null,
    passcode_hash text,
    passcode_version integer not null default 1,
    expires_at timestamptz,
    revoked_at timestamptz,
    created_at timestamptz not null default now()
  );
  create index publish_links_athlete on publish_links (athlete_id);

  create table visitor_grants (
    grant_hash bytea primary key check (octet_length(grant_hash) = 32),
    link_id uuid not null references publish_links on delete cascade,
    passcode_version integer not null,
    expires_at timestamptz not null
  );
  create index visitor_grants_link on visitor_grants (link_id);
`;

const grants = `
  grant select, insert, update (passcode_hash, passcode_version, revoked_at) on publish_links to palmares_app;
  grant select, insert, delete on visitor_grants to palmares_app;
`;

export const sharing = [tables, grants];
