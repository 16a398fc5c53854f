import type { ColumnType } from 'kysely';

/** Set when the row is inserted and never again. */
type Fixed<Value> = ColumnType<Value, Value, never>;

export interface DemoAthleteTables {
  demo_athletes: {
    athlete_id: Fixed<string>;
    /** Seed and number that a numbered athlete was made from; null for the others. */
    seed: Fixed<number | null>;
    number: Fixed<number | null>;
  };
}
