import type { ColumnType } from 'kysely';

export const plans = `
  athlete_id uuid primary key,
  shard smallint not null,
  version bigint not null,
  state jsonb not null
`;

export interface PlanTables {
  /** `state` is parsed when read and written as JSON text. */
  plans: { athlete_id: string; shard: number; version: number; state: ColumnType<unknown, string, string> };
}
