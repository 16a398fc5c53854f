import type { Parts } from '@palmares/domain/shared-portfolio';
import type { ColumnType } from 'kysely';

/** The app's role may not update any of it. */
type Fixed<Value> = ColumnType<Value, Value, never>;

export interface OpeningTables {
  link_openings: {
    id: Fixed<string>;
    link_id: Fixed<string>;
    athlete_id: Fixed<string>;
    at: Fixed<Date>;
    portfolio_version: Fixed<number>;
    identity_version: Fixed<number>;
    /** JSON. Null means the parts that suit the athlete's age. */
    parts: ColumnType<Parts | null, string | null, never>;
    visitor_hash: Fixed<Buffer>;
  };
}
