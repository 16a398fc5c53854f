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
  second_subscriptions: {
    subscription_id: string;
    athlete_id: string;
    customer_id: string;
    kept_id: string;
    found_at: Generated<Date>;
    /** The next three are null until it is canceled and refunded. */
    ended_at: Date | null;
    refunded_cents: number | null;
    refunded_currency: string | null;
  };
}
