export { type Account, type NewAccount, newAthleteId } from './accounts.ts';
export { type Accounts, createAccounts } from './create-accounts.ts';
export { createLucia, type SessionAttributes, type Sessions, type UserAttributes } from './lucia.ts';
export { hashPassword } from './password.ts';
export { type ListedSession, startSession } from './sessions.ts';
export type { Country, MailState } from './tables.ts';
export { CODE_MINUTES, CODE_TRIES, type CodeRefusal, type IssuedCode } from './verification-code.ts';
export { RESEND_SECONDS, type VerificationMail } from './verification-request.ts';
