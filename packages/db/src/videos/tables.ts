import type { ColumnType, Generated } from 'kysely';

/** Set when the row is inserted and never again: the app's role may not update it. */
type Fixed<Value> = ColumnType<Value, Value, never>;

export interface VideoTables {
  video_checks: {
    athlete_id: Fixed<string>;
    host: Fixed<'youtube' | 'vimeo'>;
    video_id: Fixed<string>;
    /** On how many different days the host did not show it. */
    gone_days: Generated<number>;
    /** The last of them, `2026-11-23`. */
    gone_on: string;
  };
}
