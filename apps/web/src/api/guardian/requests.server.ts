import { answerGuardian, askGuardian, askGuardianAgain } from '@palmares/application';
import { guardianByToken } from '@palmares/db/accounts';
import { refusedTooYoung } from '@palmares/domain/account';
import { accepted, type Outcome, type Refusal, refused } from '@palmares/domain/kernel';
import { isAgeGateClosed } from '../account/age-gate.server.ts';
import { legalText } from '../legal/legal-page.server.ts';
import type { Context } from '../transport/context.server.ts';
import type { Services } from '../transport/services.server.ts';
import { requestCookie } from './request-cookie.server.ts';
import { browserOf, undoableUntil } from './withdrawals.server.ts';

const askerOf = ({ device, visitor }: Context) => ({ device, address: visitor.address });

/**
 * Allows one email a day to an address, from all visitors together. Returns false instead of throwing, so that the page
 * can say why.
 */
const mailboxCharge =
  ({ services }: Context) =>
  async (email: string): Promise<boolean> =>
    (await services.quotas.charge('guardian-mailbox', email)).ok;

export const ask = async (ctx: Context, form: unknown) => {
  // The refusal names no field, because this form does not ask for the date of birth.
  if (isAgeGateClosed('tooYoung'))
    return refused('age_out_of_range', { params: { ...refusedTooYoung.refusal.params } });
  const { services, language } = ctx;
  const asked = await askGuardian(
    { ...services, chargeMailbox: mailboxCharge(ctx) },
    { form, language, asker: askerOf(ctx), replaces: requestCookie.read() },
  );
  if (!asked.ok) return asked;
  requestCookie.keep(ctx, asked.value.requestId);
  return accepted(undefined);
};

const ownRequest = async ({ services: { accounts, database } }: Context) => {
  const requestId = requestCookie.read();
  return requestId === undefined ? undefined : accounts.guardianRequest(database.kysely, requestId);
};

/** Returns the request that was made in this browser; null if there is none, or it is gone. */
export const askedOf = async (ctx: Context) => {
  const request = await ownRequest(ctx);
  if (!request) return null;
  const { requestId, guardianEmail, firstName, expiresAt, state } = request;
  const { accounts, database } = ctx.services;
  /** False until the time of the next email. */
  const isMailDue = (await accounts.guardianMail(database.kysely, requestId)) !== undefined;
  return { guardianEmail, firstName, expiresAt, state, isMailDue };
};

/** Asks a guardian again for an existing account. Also limited per account, because it may name any address. */
export const askAgain = async (ctx: Context & { readonly athleteId: string }, form: unknown) => {
  const { services, language, athleteId } = ctx;
  const asked = await askGuardianAgain(
    { ...services, chargeMailbox: mailboxCharge(ctx) },
    { form, athleteId, language, asker: askerOf(ctx) },
  );
  return asked.ok ? accepted(undefined) : asked;
};

/** Sends the guardian's last link again. An email that is not due yet is not sent early. */
export const remind = async (ctx: Context): Promise<Outcome<void, Refusal<'guardian_asked_today'>>> => {
  const { accounts, database, jobs } = ctx.services;
  const requestId = requestCookie.read();
  const due = requestId === undefined ? undefined : await accounts.guardianMail(database.kysely, requestId);
  if (!due) return accepted(undefined);
  if (!(await mailboxCharge(ctx)(due.guardianEmail))) return refused('guardian_asked_today');
  await jobs.enqueue(database.kysely, 'send-guardian-link', { requestId: due.requestId });
  return accepted(undefined);
};

/** The page of a link without an open request: it was refused, led to an account, or is no longer known. */
const pageOfEnded = async ({ accounts, database: { kysely }, now }: Services, token: string) => {
  const refused = await accounts.refusedRequest(kysely, token);
  if (refused) {
    const { firstName } = refused.request;
    return { state: 'refused', firstName, undoableUntil: undoableUntil(refused) } as const;
  }
  const guardian = await guardianByToken(kysely, token, now());
  if (!guardian) return { state: 'invalid' } as const;
  const { confirmedAt, withdrawnAt, isWithdrawer, athleteId } = guardian;
  if (withdrawnAt) return { state: 'withdrawn', withdrawnAt: isWithdrawer ? withdrawnAt : null } as const;
  const account = await accounts.findAccount(kysely, athleteId);
  return account
    ? ({ state: 'open', firstName: account.firstName, confirmedAt } as const)
    : ({ state: 'invalid' } as const);
};

/** Only reads, like `finishPage`, because mail scanners open links. */
export const guardianPage = async ({ services, language }: Context, token: string) => {
  const { accounts, database } = services;
  const first = await accounts.requestByToken(database.kysely, 'guardian-request', token);
  const request = first ?? (await accounts.requestByToken(database.kysely, 'guardian-second', token));
  if (!request) return pageOfEnded(services, token);
  const { state, firstName, expiresAt, agreedAt, athleteId, textVersion } = request;
  if (state === 'agreed') return { state: 'answered', firstName, agreedAt, expiresAt } as const;
  if (first && state === 'agreed_once') return { state: 'second_mail', firstName } as const;
  const { version, html } = legalText('guardian-consent', language);
  const asked = { firstName, expiresAt, version, html, hasAccount: athleteId !== null };
  return first
    ? ({ state: 'asking', ...asked } as const)
    : ({ state: 'confirming', ...asked, isTextNew: textVersion !== version } as const);
};

export const finishPage = async ({ services: { accounts, database } }: Context, token: string) => {
  const request = await accounts.requestByToken(database.kysely, 'guardian-finish', token);
  return request ? { firstName: request.firstName } : null;
};

interface Answer {
  readonly token: string;
  readonly textVersion: string;
  readonly form: unknown;
}

export const answer = (ctx: Context, input: Answer) =>
  answerGuardian(ctx.services, {
    ...input,
    asker: askerOf(ctx),
    ...browserOf(ctx),
  });
