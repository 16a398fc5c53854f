export {
  type AbandonedAccount,
  type AbandonedSummary,
  abandonedAccounts,
  abandonedSummary,
  isAbandoned,
} from './abandoned-accounts.ts';
export { type AccountSummary, accountSummary } from './account-summary.ts';
export { createAccount, findAccount, findByEmail, type NewAccount, newAthleteId } from './accounts.ts';
export { type Agreements, agreementsOf } from './agreements.ts';
export { commonPasswords } from './common-passwords.ts';
export { type Accounts, createAccounts } from './create-accounts.ts';
export {
  askDeletion,
  DAYS_TO_UNDO,
  type DeletionRequest,
  deletionAskedAt,
  deletionRequests,
  undoDeletion,
} from './deletion-requests.ts';
export type { AnswerLink } from './guardian-answers.ts';
export {
  addGuardianReceipt,
  deleteUnsentGuardianReceipts,
  type GuardianReceipt,
  guardianReceipt,
  removeGuardianReceipt,
} from './guardian-receipts.ts';
export {
  GUARDIAN_DAYS,
  type GuardianMail,
  type GuardianRequest,
  type GuardianRequestState,
  type RefusedRequest,
} from './guardian-requests.ts';
export type { Asker } from './guardian-tokens.ts';
export {
  type AthleteConsent,
  athleteConsent,
  endGuardian,
  forgetGuardianAddress,
  forgetWithdrawnGuardians,
  grownUpAthletes,
  guardianAddress,
  guardianByToken,
  recordOwnConsent,
  restoreGuardian,
  withdrawGuardian,
} from './guardians.ts';
export {
  athletesToTell,
  DAYS_UNTIL_REQUEST,
  type InactiveRequest,
  inactiveNotice,
  inactiveRequests,
  MONTHS_UNTIL_NOTICE,
  noteFound,
  noteNotice,
  requestErasures,
  withdrawInactive,
} from './inactive-accounts.ts';
export { createLucia } from './lucia.ts';
export { AccountChanged } from './lucia-adapter.ts';
export { hashPassword } from './password.ts';
export { RESET_MINUTES } from './password-reset.ts';
export { startSession } from './sessions.ts';
export { CODE_MINUTES, CODE_TRIES, type CodeRefusal } from './verification-code.ts';
export { markEmailVerified } from './verified-email.ts';
