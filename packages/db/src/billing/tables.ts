import type { Generated } from 'kysely';

export interface BillingTables {
  stripe_events: {
    event_id: string;
    type: string;
    received_at: Generated<Date>;
  };
  billing_leases: {
    athlete_id: string;
    holder: string;
    expires_at: Date;
  };
}
