export {
  type AppliedContact,
  type AppliedEntry,
  type AppliedLedger,
  type ApplyLedger,
  applyLedger,
} from './apply-ledger.ts';
export { countEvents, type ErasureResult, eraseAthlete, isKnown } from './erase-athlete.ts';
export { completeErasure, millisecondsToWait, purgeAgain } from './erasure-steps.ts';
export { completeOn, datesAfter, type Erasure, erasureOf, isFinished, maintainBy } from './erasures.ts';
export {
  type ContactOf,
  destroyContactKey,
  type ForgottenKey,
  isKnownContact,
  purgeContact,
  purgeContactAgain,
  removeContactBytes,
} from './forget-contact.ts';
export { millisecondsUntilUncached } from './key-caches.ts';
export {
  checkLedger,
  completeForgotten,
  completeInLedger,
  enterForgotten,
  enterInLedger,
  type ForgottenEntry,
  type LedgerEntry,
  readForgotten,
  readLedger,
} from './ledger.ts';
export { type Purged, purgedTables } from './personal-rows.ts';
export { removeBytes } from './remove-bytes.ts';
export type { RemoveFiles } from './remove-files.ts';
export { ABANDONED_REASON, isResumed, refuseUnerased } from './unerased.ts';
