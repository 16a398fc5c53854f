import type { Generated } from 'kysely';
import type { Outcome } from './operator-log.ts';

export interface OperatorTables {
  operator_log: {
    id: string;
    operator: string;
    command: string;
    athlete_id: string | null;
    arguments: Generated<Readonly<Record<string, string | number | boolean>>>;
    /** Cleared when the athlete is erased. */
    reason: string | null;
    begun_at: Generated<Date>;
    /** Null while the command runs, and forever if it died. */
    ended_at: Date | null;
    outcome: Outcome | null;
  };
}
