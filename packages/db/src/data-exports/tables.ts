import type { ColumnType, Generated } from 'kysely';

/** Set when the row is inserted and never again: the app's role may not update it. */
type Fixed<Value> = ColumnType<Value, Value, never>;

/** `asked`: a job waits. `making`: a job runs, or will be retried. `ready`: the file is stored until it expires. */
export type ExportState = 'asked' | 'making' | 'ready' | 'failed';

export interface DataExportTables {
  data_exports: {
    id: Fixed<string>;
    athlete_id: Fixed<string>;
    state: Generated<ExportState>;
    /** From 0 to 100 percent. */
    progress: Generated<number>;
    asked_at: ColumnType<Date, never, never>;
    ready_at: Date | null;
    expires_at: Date | null;
    /** Size of the stored file. */
    bytes: number | null;
  };
}
