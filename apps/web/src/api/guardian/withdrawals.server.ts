import { type CloseLinkInput, closeLink, mailReceipt, undoWithdrawal, withdraw } from '@palmares/application';
import { guardianByToken, type RefusedRequest } from '@palmares/db/accounts';
import { sharingHindrance, standingLinks } from '@palmares/db/sharing';
import { ageOf, isAdultAt, isTextOutdated, undoableUntil as undoableFrom } from '@palmares/domain/account';
import { portfolioParts, startingParts } from '@palmares/domain/shared-portfolio';
import type { Context } from '../transport/context.server.ts';
import type { Services } from '../transport/services.server.ts';
import { requestCookie } from './request-cookie.server.ts';

export const browserOf = ({ session }: Context) => ({
  ownRequest: requestCookie.read(),
  sessionOf: session?.athleteId,
});

/** Returns when a refusal can no longer be undone: after 24 hours, or when the request expires if that is sooner. */
export const undoableUntil = ({ request: { expiresAt }, refusedAt }: RefusedRequest): Date => {
  const until = undoableFrom(refusedAt);
  return until < expiresAt ? until : expiresAt;
};

/** A page lists so many links, and says how many more there are. */
const LINKS = 50;

/**
 * Returns what the athlete's links show now: all that their guardian may know of them, and no secret. Undefined once the
 * athlete is an adult.
 */
const standingOf = async ({ accounts, database: { kysely }, now }: Services, athleteId: string) => {
  const at = now();
  const [account, found] = await Promise.all([
    accounts.findAccount(kysely, athleteId),
    accounts.athleteConsent(kysely, athleteId),
  ]);
  if (!account || !found || isAdultAt(found.facts, at)) return undefined;
  const outdated = isTextOutdated(found.facts, found.consent, at);
  const [{ links, total }, hindrance] = await Promise.all([
    standingLinks(kysely, { athleteId, at, limit: LINKS, isTextOutdated: outdated }),
    sharingHindrance(kysely, athleteId, at),
  ]);
  const starting = startingParts(ageOf(found.facts, at));
  return {
    firstName: account.firstName,
    hindrance,
    total,
    links: links.map(({ parts, ...link }) => ({
      ...link,
      parts: portfolioParts.filter((part) => (parts ?? starting)[part]),
    })),
  };
};

/** Returns what the link would end, or ended. Changes nothing, because mail scanners open links. */
export const withdrawalPage = async ({ services }: Context, token: string) => {
  const { accounts, database, now } = services;
  const { kysely } = database;
  const request = await accounts.requestOfGuardian(kysely, token);
  if (request)
    return { state: request.athleteId === null ? 'request' : 'later_request', firstName: request.firstName } as const;
  const refused = await accounts.refusedRequest(kysely, token);
  if (refused) {
    const { firstName } = refused.request;
    return { state: 'refused', firstName, undoableUntil: undoableUntil(refused) } as const;
  }
  const guardian = await guardianByToken(kysely, token, now());
  if (!guardian) return { state: 'invalid' } as const;
  const { athleteId, withdrawnAt, isWithdrawer, isUndoable } = guardian;
  if (!withdrawnAt) {
    const standing = await standingOf(services, athleteId);
    return standing ? ({ state: 'account', ...standing } as const) : ({ state: 'invalid' } as const);
  }
  return { state: 'withdrawn', isWithdrawer, undoableUntil: isUndoable ? undoableFrom(withdrawnAt) : null } as const;
};

export interface Decision {
  readonly token: string;
  readonly form: unknown;
}

export const sayNo = ({ services }: Context, decision: Decision) => withdraw(services, decision);

export const undo = (ctx: Context, decision: Decision) =>
  undoWithdrawal(ctx.services, { ...decision, ...browserOf(ctx) });

export const confirmByMail = ({ services, language }: Context, decision: Decision) => {
  const chargeMailbox = async (email: string) => (await services.quotas.charge('guardian-receipt-mailbox', email)).ok;
  return mailReceipt({ ...services, chargeMailbox }, { ...decision, language });
};

export const close = ({ services }: Context, input: CloseLinkInput) => closeLink(services, input);
