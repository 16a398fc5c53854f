import { answerGuardian, askGuardian, askGuardianAgain } from '@palmares/application';
import { guardianByToken } from '@palmares/db/accounts';
import { refusedTooYoung } from '@palmares/domain/account';
import { accepted, type Outcome, type Refusal, refused } from '@palmares/domain/kernel';
import { isAgeGateClosed } from '../account/age-gate.server.ts';
import { legalText } from '../legal/legal-page.server.ts';
import type { Context } from '../transport/context.server.ts';
import { requestCookie } from './request-cookie.server.ts';

const askerOf = ({ device, visitor }: Context) => ({ device, address: visitor.address });

/** One mail a day to an address, whoever asks: a refusal, because a person should know why. */
const mailboxCharge =
  ({ services }: Context) =>
  async (email: string): Promise<boolean> =>
    (await services.quotas.charge('guardian-mailbox', email)).ok;

export const ask = async (ctx: Context, form: unknown) => {
  // Without the field, which this form does not have.
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

/** What the athlete's page shows after asking; null if nothing was asked in this browser, or it is gone. */
export const askedOf = async (ctx: Context) => {
  const request = await ownRequest(ctx);
  if (!request) return null;
  const { guardianEmail, firstName, expiresAt, guardianName } = request;
  return { guardianEmail, firstName, expiresAt, agreed: guardianName !== null };
};

/** For an account that waits for an agreement. Counted for each account as well, because it may name any address. */
export const askAgain = async (ctx: Context & { readonly athleteId: string }, form: unknown) => {
  const { services, language, athleteId } = ctx;
  const asked = await askGuardianAgain(
    { ...services, chargeMailbox: mailboxCharge(ctx) },
    { form, athleteId, language, asker: askerOf(ctx) },
  );
  return asked.ok ? accepted(undefined) : asked;
};

/** Mails the link of the request again: the one that asks, or the one to finish once the guardian agreed. */
export const remind = async (ctx: Context): Promise<Outcome<void, Refusal<'guardian_asked_today'>>> => {
  const { database, jobs } = ctx.services;
  const request = await ownRequest(ctx);
  if (!request) return accepted(undefined);
  if (!(await mailboxCharge(ctx)(request.guardianEmail))) return refused('guardian_asked_today');
  await jobs.enqueue(database.kysely, 'send-guardian-link', { requestId: request.requestId });
  return accepted(undefined);
};

/** Only reads, like the next two: programs that scan mails open the links in them. */
export const guardianPage = async ({ services: { accounts, database }, language }: Context, token: string) => {
  const request = await accounts.requestByToken(database.kysely, 'guardian-request', token);
  if (!request) return { state: 'invalid' } as const;
  if (request.guardianName !== null) return { state: 'answered' } as const;
  const { firstName, expiresAt, athleteId } = request;
  const { version, html } = legalText('guardian-consent', language);
  return { state: 'asking', firstName, expiresAt, version, html, hasAccount: athleteId !== null } as const;
};

export const finishPage = async ({ services: { accounts, database } }: Context, token: string) => {
  const request = await accounts.requestByToken(database.kysely, 'guardian-finish', token);
  return request ? { firstName: request.firstName } : null;
};

/** What the link would take back. */
export type Withdrawal = 'request' | 'later_request' | 'account' | 'withdrawn' | 'invalid';

export const withdrawalPage = async (
  { services: { accounts, database } }: Context,
  token: string,
): Promise<Withdrawal> => {
  const { kysely } = database;
  const request = await accounts.requestByToken(kysely, 'guardian-withdraw', token);
  if (request) return request.athleteId === null ? 'request' : 'later_request';
  const guardian = await guardianByToken(kysely, token);
  if (!guardian) return 'invalid';
  return guardian.withdrawn ? 'withdrawn' : 'account';
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
    ownRequest: requestCookie.read(),
    sessionOf: ctx.session?.athleteId,
  });
