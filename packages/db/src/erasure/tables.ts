import type { Generated } from 'kysely';

export interface ErasureTables {
  erasures: {
    athlete_id: string;
    /** When the keys were destroyed. */
    erased_at: Date;
    /** When every process had forgotten the key and what was written meanwhile was gone too. */
    purged_at: Date | null;
    /** The newest transaction that removed rows of theirs: what is older than it may still see them. */
    removed_in: Generated<string>;
    /** When the data files held none of those rows any more, and no copy of the key. */
    rewritten_at: Date | null;
    customer_ended_at: Date | null;
    customer_ids: Generated<string[]>;
    subscription_ids: Generated<string[]>;
    /** When the free space in the data files held nothing of theirs any more. */
    maintained_at: Date | null;
  };
}
