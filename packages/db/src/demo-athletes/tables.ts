import type { ColumnType } from 'kysely';

/** Set when the row is inserted and never again. */
type Fixed<Value> = ColumnType<Value, Value, never>;

export interface DemoAthleteTables {
  demo_athletes: {
    athlete_id: Fixed<string>;
    /** Of an athlete among many: what they were made from. */
    seed: Fixed<number | null>;
    number: Fixed<number | null>;
  };
}
