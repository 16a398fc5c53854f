import type { Generated } from 'kysely';

export interface ErasureTables {
  erasures: {
    athlete_id: string;
    /** When the keys were destroyed. */
    erased_at: Date;
    /** When every process had dropped the key, and rows written meanwhile were removed. */
    purged_at: Date | null;
    /** The newest transaction that removed their rows: older ones may still see them. */
    removed_in: Generated<string>;
    /** When the data files no longer held any of those rows or a copy of the key. */
    rewritten_at: Date | null;
    customer_ended_at: Date | null;
    customer_ids: Generated<string[]>;
    subscription_ids: Generated<string[]>;
    /** When free space in the data files no longer held any of their data. */
    maintained_at: Date | null;
  };
  /** Forgotten contacts, until free space holds none of their data. */
  forgotten_contacts: {
    athlete_id: string;
    contact_id: string;
    /** When the data files no longer held the key or a copy outside of free space. */
    rewritten_at: Date;
  };
}
