import type { ColumnType } from 'kysely';

export const identities = `
  athlete_id uuid primary key,
  shard smallint not null,
  version bigint not null,
  state jsonb not null
`;

/** Attempts that are not finished: at most one per athlete, and few at a time. */
export const running_attempts = `
  athlete_id uuid primary key,
  shard smallint not null,
  attempt_id uuid not null,
  deadline timestamptz not null
`;

export interface IdentityTables {
  /** `state` is parsed when read and written as JSON text. */
  identities: { athlete_id: string; shard: number; version: number; state: ColumnType<unknown, string, string> };
  running_attempts: { athlete_id: string; shard: number; attempt_id: string; deadline: Date };
}
