import type { EventLog } from '@palmares/db/event-store';

export interface PlanDeps {
  readonly log: EventLog;
  readonly now: () => Date;
}
