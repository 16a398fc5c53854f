import type { ColumnType, Generated } from 'kysely';

/** Calendar day as `YYYY-MM-DD`. */
type Day = string;

export interface IncidentTables {
  /** Kept by operators, as the tables' owner. */
  incidents: {
    number: Generated<number>;
    information: string | null;
    /** Why the information cannot be described. */
    information_unknown: string | null;
    circumstances: string;
    happened_from: Day;
    happened_until: Day;
    /** The days are an estimate. */
    happened_about: boolean;
    aware_on: Day;
    persons: number;
    persons_in_quebec: number;
    /** The numbers are an estimate. */
    persons_about: boolean;
    sensitivity: string | null;
    misuse: string | null;
    consequences: string | null;
    likelihood: string | null;
    serious_risk: boolean | null;
    commission_notified_on: Day | null;
    persons_notified_on: Day | null;
    public_notice_on: Day | null;
    public_notice_reason: string | null;
    measures: string | null;
    registered_at: ColumnType<Date, never, never>;
    changed_at: ColumnType<Date, never, Date>;
    closed_on: Day | null;
  };
}
