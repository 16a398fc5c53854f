export { type AccountFacts, accountFacts } from './account-facts.ts';
export {
  type DataExport,
  deleteExpiredExports,
  exportOf,
  exportsOfDay,
  insertExport,
  latestExport,
  lockExports,
  markExportFailed,
  markExportReady,
  markMaking,
  type OwnExport,
  readyExport,
  runningExport,
  servedExport,
} from './data-exports.ts';
export type { ExportState } from './tables.ts';
