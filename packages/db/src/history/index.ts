export { type HistoryAddress, openHistoryAddress, signHistoryAddress } from './address.ts';
export { type AthleteStatus, athleteStatus } from './athlete-status.ts';
export { type HistoryContent, historyContent } from './history-content.ts';
export { checkExport, type ExportVerdict, signExport } from './signed-export.ts';
