import type { AccountContext } from './account-context.ts';
import { findAccount, findByEmail, rename, setLanguage } from './accounts.ts';
import { cancelEmailChange, emailChangeOf, requestEmailChange } from './email-change.ts';
import { changeEmail, emailChangeMail } from './email-change-code.ts';
import {
  answerGuardianRequest,
  deleteEndedGuardianRequests,
  isAsker,
  refuseGuardianRequest,
  takeGuardianRequest,
  undoGuardianRefusal,
} from './guardian-answers.ts';
import {
  createGuardianRequest,
  guardianMail,
  guardianRequest,
  refusedRequest,
  requestByToken,
  requestOfAthlete,
  requestOfGuardian,
} from './guardian-requests.ts';
import { guardianToken } from './guardian-tokens.ts';
import { addGuardian, athleteConsent } from './guardians.ts';
import { newDeviceMail, rememberDevice } from './known-devices.ts';
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

interface Deps {
  readonly pepper: Uint8Array;
  /** The program's clock: decides when codes, links and requests end. */
  readonly now: () => Date;
}

export const createAccounts = ({ pepper, now }: Deps) => {
  /** Returns the function without its context, which each call gets with the time of the call. */
  const withContext =
    <Db, Input extends unknown[], Result>(run: (db: Db, context: AccountContext, ...input: Input) => Result) =>
    (db: Db, ...input: Input): Result =>
      run(db, { pepper, at: now() }, ...input);

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
    rememberDevice: withContext(rememberDevice),
    deleteExpiredAccess: withContext(deleteExpiredAccess),

    requestEmailChange: withContext(requestEmailChange),
    emailChangeOf: withContext(emailChangeOf),
    emailChangeMail: withContext(emailChangeMail),
    changeEmail: withContext(changeEmail),
    cancelEmailChange,

    requestVerificationCode: withContext(requestVerificationCode),
    issueVerificationCode: withContext(issueVerificationCode),
    checkVerificationCode: withContext(checkVerificationCode),
    markVerificationMail,
    verificationMail: withContext(verificationMail),

    requestPasswordReset: withContext(requestPasswordReset),
    passwordResetMail: withContext(passwordResetMail),
    passwordResetAccount: withContext(passwordResetAccount),
    resetPassword: withContext(resetPassword),

    athleteConsent,
    addGuardian: withContext(addGuardian),
    withdrawToken: (requestId: string) => guardianToken(pepper, 'guardian-withdraw', requestId),
    createGuardianRequest: withContext(createGuardianRequest),
    guardianRequest: withContext(guardianRequest),
    requestOfAthlete: withContext(requestOfAthlete),
    requestByToken: withContext(requestByToken),
    requestOfGuardian: withContext(requestOfGuardian),
    guardianMail: withContext(guardianMail),
    isAsker: withContext(isAsker),
    answerGuardianRequest: withContext(answerGuardianRequest),
    takeGuardianRequest: withContext(takeGuardianRequest),
    refusedRequest: withContext(refusedRequest),
    refuseGuardianRequest: withContext(refuseGuardianRequest),
    undoGuardianRefusal,
    deleteEndedGuardianRequests: withContext(deleteEndedGuardianRequests),
  };
};

export type Accounts = ReturnType<typeof createAccounts>;
