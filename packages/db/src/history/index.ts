export { openHistoryAddress, signHistoryAddress } from './address.ts';
export { type AthleteStanding, athleteStanding } from './athlete-standing.ts';
export { type HistoryContent, historyContent } from './history-content.ts';
export { checkExport, type ExportVerdict, signExport } from './signed-export.ts';
