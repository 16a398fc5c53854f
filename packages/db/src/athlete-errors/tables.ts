import type { ColumnType } from 'kysely';

/** The app's role may not update any of it. */
type Fixed<Value> = ColumnType<Value, Value, never>;

export interface AthleteErrorTables {
  athlete_errors: {
    /** Id of the request or the report: the number on the page and in the log. */
    id: Fixed<string>;
    athlete_id: Fixed<string>;
    /** The procedure, or the pattern of the route. */
    place: Fixed<string>;
    at: ColumnType<Date, never, never>;
  };
}
