export { countFaults, type Faults, ofRoots } from './faults.ts';
export { type ProvenLog, proveLog } from './prove-log.ts';
export { PROVER_MEMORY } from './prover-memory.ts';
export {
  beginIncarnation,
  ForgedLog,
  isAhead,
  logOrigin,
  type NewIncarnation,
  RestoredLog,
  refuseRestoredLog,
} from './restored-log.ts';
export { SLOTS } from './slots.ts';
export { countHeads, type HistoryFault, type HistoryVerdict, verifyHistory } from './verify-history.ts';
