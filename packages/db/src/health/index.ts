export {
  clockDifference,
  leases,
  masterKeyState,
  oldestTransaction,
  parked,
  projectorLag,
  recordedAhead,
  rightsOnTheLog,
  type Server,
  server,
  settings,
  unknownKinds,
  waiting,
} from '@palmares/event-store/health';
export { erasedWords } from './erased-words.ts';
export { migrationState } from './migrations.ts';
export { queueStates } from './queues.ts';
export { unfinishedErasures } from './unfinished-erasures.ts';
