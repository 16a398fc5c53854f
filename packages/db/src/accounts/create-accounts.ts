import type { Queryable, Tx } from '../database.ts';
import { findAccount, findByEmail, rename, setLanguage } from './accounts.ts';
import { cancelEmailChange, emailChangeOf, requestEmailChange } from './email-change.ts';
import { changeEmail, emailChangeMail, type GivenCode } from './email-change-code.ts';
import {
  answerGuardianRequest,
  deleteEndedGuardianRequests,
  type GuardianAnswer,
  isAsker,
  refuseGuardianRequest,
  takeGuardianRequest,
  undoGuardianRefusal,
} from './guardian-answers.ts';
import {
  createGuardianRequest,
  guardianMail,
  guardianRequest,
  type NewGuardianRequest,
  refusedRequest,
  requestByToken,
  requestOfAthlete,
} from './guardian-requests.ts';
import { type Asker, guardianToken } from './guardian-tokens.ts';
import { addGuardian, athleteConsent, type NewGuardian } from './guardians.ts';
import { type LogInFrom, newDeviceMail, rememberDevice } from './known-devices.ts';
import {
  deleteExpiredAccess,
  passwordResetAccount,
  passwordResetMail,
  requestPasswordReset,
  resetPassword,
} from './password-reset.ts';
import { isEmailReserved } from './released-email.ts';
import { endAllSessions, endOtherSessions, endSession, sessionsOf } from './sessions.ts';
import { acceptedTerms, acceptTerms } from './terms.ts';
import { checkVerificationCode, issueVerificationCode } from './verification-code.ts';
import { markVerificationMail, requestVerificationCode, verificationMail } from './verification-request.ts';
import { isPasswordOf, verifyPassword } from './verify-password.ts';

export const createAccounts = ({ pepper }: { pepper: Uint8Array }) => ({
  findAccount,
  findByEmail,
  isEmailReserved,
  verifyPassword,
  isPasswordOf,
  rename,
  setLanguage,
  acceptTerms,
  acceptedTerms,
  sessionsOf,
  endSession,
  endOtherSessions,
  endAllSessions,
  newDeviceMail,
  requestEmailChange,
  emailChangeOf,
  cancelEmailChange,
  requestVerificationCode,
  markVerificationMail,
  verificationMail,
  passwordResetAccount,
  resetPassword,
  deleteExpiredAccess,
  athleteConsent,
  guardianRequest,
  requestOfAthlete,
  requestByToken,
  takeGuardianRequest,
  refusedRequest,
  refuseGuardianRequest,
  undoGuardianRefusal,
  deleteEndedGuardianRequests,
  createGuardianRequest: (tx: Tx, request: NewGuardianRequest) => createGuardianRequest(tx, pepper, request),
  answerGuardianRequest: (tx: Tx, answer: GuardianAnswer) => answerGuardianRequest(tx, pepper, answer),
  isAsker: (db: Queryable, requestId: string, asker: Asker) => isAsker(db, pepper, requestId, asker),
  guardianMail: (db: Queryable, requestId: string) => guardianMail(db, pepper, requestId),
  withdrawToken: (requestId: string) => guardianToken(pepper, 'guardian-withdraw', requestId),
  addGuardian: (tx: Tx, guardian: NewGuardian) => addGuardian(tx, pepper, guardian),
  requestPasswordReset: (tx: Tx, athleteId: string) => requestPasswordReset(tx, pepper, athleteId),
  passwordResetMail: (db: Queryable, requestId: string) => passwordResetMail(db, pepper, requestId),
  rememberDevice: (tx: Tx, from: LogInFrom) => rememberDevice(tx, pepper, from),
  emailChangeMail: (db: Queryable, requestId: string) => emailChangeMail(db, pepper, requestId),
  changeEmail: (db: Queryable, given: GivenCode, onChanged: (tx: Tx) => Promise<void>) =>
    changeEmail(db, pepper, given, onChanged),
  issueVerificationCode: (db: Queryable, athleteId: string) => issueVerificationCode(db, pepper, athleteId),
  checkVerificationCode: (db: Queryable, athleteId: string, code: string) =>
    checkVerificationCode(db, pepper, { athleteId, code }),
});

export type Accounts = ReturnType<typeof createAccounts>;
