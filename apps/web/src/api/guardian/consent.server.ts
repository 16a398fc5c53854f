import { giveOwnConsent } from '@palmares/application';
import type { GuardianRequest } from '@palmares/db/accounts';
import {
  consentAt,
  isGuardianAskedAgain,
  isTextOutdated,
  mayGuardianAct,
  ownConsentDueAt,
  publishingRefusal,
  writingRefusal,
} from '@palmares/domain/account';
import { refused } from '@palmares/domain/kernel';
import { TRPCError } from '@trpc/server';
import { legalText } from '../legal/legal-page.server.ts';
import { athleteActor } from '../transport/athlete-actor.server.ts';
import type { Context } from '../transport/context.server.ts';
import type { Services } from '../transport/services.server.ts';

/** Days for which the dashboard says that the guardian's role has ended. */
const NEWS_DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;

const consentFacts = async ({ accounts, database }: Services, athleteId: string) => {
  const found = await accounts.athleteConsent(database.kysely, athleteId);
  if (!found) throw new TRPCError({ code: 'UNAUTHORIZED' });
  return found;
};

const askedFacts = ({ guardianEmail, expiresAt, state }: GuardianRequest) => ({ guardianEmail, expiresAt, state });

/**
 * Checks consent for writes outside the portfolio stream, whose decider checks it itself. Returns the refusal, if any.
 */
export const refusedByConsent = async (services: Services, athleteId: string) => {
  const { facts, consent } = await consentFacts(services, athleteId);
  const code = writingRefusal(consentAt(facts, consent, services.now()));
  return code && refused(code);
};

export const consentStanding = async (services: Services, athleteId: string) => {
  const { facts, consent, endedAt } = await consentFacts(services, athleteId);
  const at = services.now();
  const mayAskAgain = isGuardianAskedAgain(facts, consent, at);
  const waiting = mayAskAgain
    ? await services.accounts.requestOfAthlete(services.database.kysely, athleteId)
    : undefined;
  return {
    state: consentAt(facts, consent, at),
    publishing: publishingRefusal(facts, consent, at) ?? null,
    /** True while the guardian's agreement covers less than links may show. */
    isTextOutdated: isTextOutdated(facts, consent, at),
    mayAskAgain,
    asked: waiting ? askedFacts(waiting) : null,
    mayGuardianAct: mayGuardianAct(facts, consent, at),
    ownConsentDueAt: ownConsentDueAt(facts),
    guardianEndedLately: endedAt !== null && at.getTime() - endedAt.getTime() < NEWS_DAYS * DAY,
  };
};

/** Records the athlete's own consent to the current version of the privacy policy. */
export const agreeAlone = (ctx: Context & { readonly athleteId: string }) =>
  giveOwnConsent(ctx.services, athleteActor(ctx), {
    textVersion: legalText('privacy', ctx.language).version,
    at: ctx.services.now(),
  });
