import type { Queryable } from '../database.ts';
import { findAccount, findByEmail, setLanguage, verifyPassword } from './accounts.ts';
import { endAllSessions, endOtherSessions, endSession, sessionsOf } from './sessions.ts';
import { acceptTerms } from './terms.ts';
import { checkVerificationCode, issueVerificationCode } from './verification-code.ts';
import { markVerificationMail, requestVerificationCode, verificationMail } from './verification-request.ts';

export const createAccounts = ({ pepper }: { pepper: Uint8Array }) => ({
  findAccount,
  findByEmail,
  verifyPassword,
  setLanguage,
  acceptTerms,
  sessionsOf,
  endSession,
  endOtherSessions,
  endAllSessions,
  requestVerificationCode,
  markVerificationMail,
  verificationMail,
  issueVerificationCode: (db: Queryable, athleteId: string) => issueVerificationCode(db, pepper, athleteId),
  checkVerificationCode: (db: Queryable, athleteId: string, code: string) =>
    checkVerificationCode(db, pepper, { athleteId, code }),
});

export type Accounts = ReturnType<typeof createAccounts>;
