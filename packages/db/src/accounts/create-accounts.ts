import type { Queryable, Tx } from '../database.ts';
import { findAccount, findByEmail, rename, setLanguage } from './accounts.ts';
import { cancelEmailChange, type EmailChangeRequest, emailChangeOf, requestEmailChange } from './email-change.ts';
import { changeEmail, emailChangeMail, type GivenCode } from './email-change-code.ts';
import {
  type AnswerLink,
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
  type RequestLink,
  refusedRequest,
  requestByToken,
  requestOfAthlete,
} from './guardian-requests.ts';
import { type Asker, guardianToken } from './guardian-tokens.ts';
import { addGuardian, athleteConsent, type NewGuardian } from './guardians.ts';
import { type LogInFrom, newDeviceMail, rememberDevice } from './known-devices.ts';
import {
  deleteExpiredAccess,
  type NewPassword,
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

interface Deps {
  readonly pepper: Uint8Array;
  /** The program's clock: decides when codes, links and requests end. */
  readonly now: () => Date;
}

export const createAccounts = ({ pepper, now }: Deps) => {
  const call = () => ({ pepper, at: now() });
  return {
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
    cancelEmailChange,
    markVerificationMail,
    athleteConsent,
    undoGuardianRefusal,
    requestEmailChange: (tx: Tx, request: EmailChangeRequest) => requestEmailChange(tx, request, now()),
    emailChangeOf: (db: Queryable, athleteId: string) => emailChangeOf(db, athleteId, now()),
    requestVerificationCode: (tx: Tx, athleteId: string) => requestVerificationCode(tx, athleteId, now()),
    verificationMail: (db: Queryable, athleteId: string) => verificationMail(db, athleteId, now()),
    passwordResetAccount: (db: Queryable, token: string) => passwordResetAccount(db, token, now()),
    resetPassword: (tx: Tx, reset: NewPassword) => resetPassword(tx, reset, now()),
    deleteExpiredAccess: (db: Queryable) => deleteExpiredAccess(db, now()),
    guardianRequest: (db: Queryable, requestId: string) => guardianRequest(db, requestId, now()),
    requestOfAthlete: (db: Queryable, athleteId: string) => requestOfAthlete(db, athleteId, now()),
    requestByToken: (db: Queryable, link: RequestLink, token: string) => requestByToken(db, link, token, now()),
    takeGuardianRequest: (tx: Tx, link: AnswerLink | 'guardian-finish', token: string) =>
      takeGuardianRequest(tx, link, token, now()),
    refusedRequest: (db: Queryable, link: RequestLink, token: string) => refusedRequest(db, link, token, now()),
    refuseGuardianRequest: (tx: Tx, requestId: string) => refuseGuardianRequest(tx, requestId, now()),
    deleteEndedGuardianRequests: (db: Queryable) => deleteEndedGuardianRequests(db, now()),
    createGuardianRequest: (tx: Tx, request: NewGuardianRequest) => createGuardianRequest(tx, call(), request),
    answerGuardianRequest: (tx: Tx, answer: GuardianAnswer) => answerGuardianRequest(tx, call(), answer),
    isAsker: (db: Queryable, requestId: string, asker: Asker) => isAsker(db, call(), requestId, asker),
    guardianMail: (db: Queryable, requestId: string) => guardianMail(db, call(), requestId),
    withdrawToken: (requestId: string) => guardianToken(pepper, 'guardian-withdraw', requestId),
    addGuardian: (tx: Tx, guardian: NewGuardian) => addGuardian(tx, pepper, guardian),
    requestPasswordReset: (tx: Tx, athleteId: string) => requestPasswordReset(tx, call(), athleteId),
    passwordResetMail: (db: Queryable, requestId: string) => passwordResetMail(db, call(), requestId),
    rememberDevice: (tx: Tx, from: LogInFrom) => rememberDevice(tx, pepper, from),
    emailChangeMail: (db: Queryable, requestId: string) => emailChangeMail(db, call(), requestId),
    changeEmail: (db: Queryable, given: GivenCode, onChanged: (tx: Tx) => Promise<void>) =>
      changeEmail(db, call(), given, onChanged),
    issueVerificationCode: (db: Queryable, athleteId: string) => issueVerificationCode(db, call(), athleteId),
    checkVerificationCode: (db: Queryable, athleteId: string, code: string) =>
      checkVerificationCode(db, call(), { athleteId, code }),
  };
};

export type Accounts = ReturnType<typeof createAccounts>;
