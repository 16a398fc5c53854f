import type { Generated } from 'kysely';

export interface ErasureTables {
  erasures: {
    athlete_id: string;
    /** When the keys were destroyed. */
    erased_at: Date;
    /** When every process had forgotten the key and what was written meanwhile was gone too. */
    purged_at: Date | null;
    customer_ended_at: Date | null;
    customer_ids: Generated<string[]>;
    subscription_ids: Generated<string[]>;
  };
}
