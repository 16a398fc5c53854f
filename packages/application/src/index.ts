export { createAthlete, type NewAthlete } from './account/create-athlete.ts';
export { refuseGuessable } from './account/refuse-guessable.ts';
export { type AthleteNamed, type RenameDeps, renameAthlete } from './account/rename-athlete.ts';
export { type SignUpDeps, type SignUpRefusal, signUp } from './account/sign-up.ts';
export { type Actor, type AthleteActor, metadataOf, type OperatorForAthlete } from './actor.ts';

export {
  CommandIdReused,
  type CommandRequest,
  type Handled,
  handleCommand,
  StreamClosed,
} from './commands/handle-command.ts';
export { reportPortfolio } from './contact/report-portfolio.ts';
export { writeToSupport } from './contact/write-to-support.ts';
export { ExportIdTaken, requestExport } from './data-export/request-export.ts';
export { eraseAbandoned } from './erasure/erase-abandoned.ts';
export { type ErasureReport, eraseAccount, type NotErased } from './erasure/erase-account.ts';
export type { ErasureDeps } from './erasure/erasure-steps.ts';
export {
  type ForgetDeps,
  type ForgetReport,
  type ForgetRequest,
  type ForgetStep,
  forgetContact,
  type NotForgotten,
} from './erasure/forget-contact.ts';
export { type BeginUploadInput, beginUpload } from './files/begin-upload.ts';
export { cancelUpload } from './files/cancel-upload.ts';
export { compareFiles, type FileComparison, filesWithoutRow } from './files/compare-files.ts';
export { receiveUpload, UPLOAD_SECONDS, type UploadedBytes } from './files/receive-upload.ts';
export { type StoredFile, storedFiles } from './files/stored-files.ts';
export { answerGuardian } from './guardian/answer-guardian.ts';
export { askGuardian, askGuardianAgain } from './guardian/ask-guardian.ts';
export { type CloseLinkInput, closeLink } from './guardian/close-link.ts';
export { endGuardian } from './guardian/end-guardian.ts';
export { mailReceipt } from './guardian/mail-receipt.ts';
export { giveOwnConsent } from './guardian/own-consent.ts';
export { undoWithdrawal } from './guardian/undo-withdrawal.ts';
export { withdraw } from './guardian/withdraw.ts';
export { type AnswerQuestionInput, answerQuestion } from './identity/answer-question.ts';
export { type CloseAttemptInput, closeAttempt } from './identity/close-attempt.ts';
export { type FinishAttemptInput, finishAttempt } from './identity/finish-attempt.ts';
export { type GrantAttemptInput, grantAttempt } from './identity/grant-attempt.ts';
export type { IdentityOutcome } from './identity/identity-command.ts';
export { type Rescored, type RescoreInput, type RescoreTotals, rescore } from './identity/rescore.ts';
export { type StartAttemptInput, startAttempt, startAttemptInside } from './identity/start-attempt.ts';
export { type ResendCode, type ResendDeps, resendMail } from './mails/resend-mail.ts';
export { type DifferingSubscription, differingSubscriptions } from './plan/differing-subscriptions.ts';
export { followSubscription } from './plan/follow-subscription.ts';
export { grantInTurn } from './plan/grant-in-turn.ts';
export { endGrant, grantPlan } from './plan/grant-plan.ts';
export { keepOneSubscription } from './plan/keep-one-subscription.ts';
export { removeSubscription } from './plan/remove-subscription.ts';
export {
  type EditSectionInput,
  type EditSectionRefusal,
  editSection,
  type SectionEdited,
} from './portfolio/edit-section.ts';
export { changeAccountPasscode } from './sharing/change-account-passcode.ts';
export { changeLink } from './sharing/change-link.ts';
export { changePasscode } from './sharing/change-passcode.ts';
export { type PortfolioSheet, portfolioSheet, type SheetOf, sheetsOf } from './sharing/portfolio-sheet.ts';
export { publish } from './sharing/publish.ts';
export { publishLink } from './sharing/publish-link.ts';
export { replaceLink } from './sharing/replace-link.ts';
export { revoke } from './sharing/revoke.ts';
export type { SharingDeps } from './sharing/sharing-command.ts';
export { switchLink } from './sharing/switch-link.ts';
