import type { Parts } from '@palmares/domain/shared-portfolio';
import type { ColumnType, Generated } from 'kysely';

/** Set when the row is inserted and never again: the app's role may not update it. */
type Fixed<Value> = ColumnType<Value, Value, never>;

export interface SharingTables {
  publish_links: {
    id: Fixed<string>;
    athlete_id: Fixed<string>;
    shard: Fixed<number>;
    token_hash: Fixed<Buffer>;
    token_sealed: Fixed<Buffer>;
    label: string;
    passcode_hash: string | null;
    passcode_version: Generated<number>;
    /** True if the link asks for the account's passcode instead of its own. */
    uses_account_passcode: Generated<boolean>;
    expires_at: Date | null;
    /** JSON. Null means the parts that suit the athlete's age. */
    parts: ColumnType<Parts | null, string | null | undefined, string | null>;
    off_at: ColumnType<Date | null, never, Date | null>;
    /** The link that was made in its place. */
    replaced_by: ColumnType<string | null, never, string>;
    revoked_at: ColumnType<Date | null, never, Date>;
    created_at: ColumnType<Date, never, never>;
  };
  visitor_grants: {
    grant_hash: Fixed<Buffer>;
    link_id: string;
    passcode_version: number;
    /** Version of the account's passcode; null for a link that does not ask for it. */
    account_version: Fixed<number | null>;
    expires_at: Fixed<Date>;
  };
  account_passcodes: {
    athlete_id: Fixed<string>;
    passcode_hash: string;
    passcode_version: Generated<number>;
  };
}
