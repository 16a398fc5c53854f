import type { AccountTables } from './accounts/tables.ts';
import type { AthleteErrorTables } from './athlete-errors/tables.ts';
import type { BillingTables } from './billing/tables.ts';
import type { ContactMessageTables } from './contact-messages/tables.ts';
import type { DataExportTables } from './data-exports/tables.ts';
import type { DemoAthleteTables } from './demo-athletes/tables.ts';
import type { ErasureTables } from './erasure/tables.ts';
import type { FileTables } from './files/tables.ts';
import type { IncidentTables } from './incidents/tables.ts';
import type { MaintenanceTables } from './maintenance/tables.ts';
import type { OpeningTables } from './openings/tables.ts';
import type { OperatorTables } from './operators/tables.ts';
import type { HistoryTables } from './read-models/history/tables.ts';
import type { IdentityTables } from './read-models/identity/tables.ts';
import type { PlanTables } from './read-models/plan/tables.ts';
import type { PortfolioTables } from './read-models/portfolio/tables.ts';
import type { SharingTables } from './sharing/tables.ts';
import type { VideoTables } from './videos/tables.ts';

declare module '@palmares/event-store' {
  /** The product's tables beside the event store's. Queries name the schema `read` with `withSchema`. */
  interface Schema
    extends AccountTables,
      AthleteErrorTables,
      SharingTables,
      BillingTables,
      ContactMessageTables,
      DataExportTables,
      DemoAthleteTables,
      ErasureTables,
      FileTables,
      IncidentTables,
      MaintenanceTables,
      OpeningTables,
      OperatorTables,
      HistoryTables,
      PortfolioTables,
      IdentityTables,
      PlanTables,
      VideoTables {}
}
