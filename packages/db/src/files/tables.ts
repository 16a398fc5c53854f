import type { FileCode, FileKind, FileType } from '@palmares/domain/files';
import type { ColumnType, Generated } from 'kysely';

/** Set when the row is inserted and never again: the app's role may not update it. */
type Fixed<Value> = ColumnType<Value, Value, never>;

/**
 * `receiving`: no bytes yet. `processing`: the upload is stored and waits for its check. `refused`: the check failed.
 * `removed`: no section refers to it, and its bytes are kept for a while.
 */
export type FileState = 'receiving' | 'processing' | 'ready' | 'refused' | 'removed';

export interface FileTables {
  files: {
    id: Fixed<string>;
    athlete_id: Fixed<string>;
    kind: Fixed<FileKind>;
    state: Generated<FileState>;
    /** Name of the file on the athlete's device. */
    name: Fixed<string>;
    /** Known once the content was checked. */
    type: FileType | null;
    /** First the announced size, then the received one, then that of the stored file. */
    bytes: number;
    width: number | null;
    height: number | null;
    pages: number | null;
    refusal: FileCode | null;
    created_at: Generated<Date>;
    changed_at: Generated<Date>;
    /** When a section first referred to it, or did so again. */
    used_at: Date | null;
    /** While bytes are arriving, no second upload of the same file begins before this time. */
    claimed_until: Date | null;
  };
}
