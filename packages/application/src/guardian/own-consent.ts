import { recordOwnConsent } from '@palmares/db/accounts';
import type { PostgresEventLog } from '@palmares/db/event-store';
import { accepted, type Outcome } from '@palmares/domain/kernel';
import type { PortfolioRefusal } from '@palmares/domain/portfolio';
import type { AthleteActor } from '../actor.ts';
import { handleConsent } from './consent-command.ts';

interface OwnConsentInput {
  readonly textVersion: string;
  readonly at: Date;
}

/** Records the athlete's own consent once they reach the age of consent. Appends nothing if it is not needed. */
export const giveOwnConsent = (
  { log }: { readonly log: PostgresEventLog },
  actor: AthleteActor,
  { textVersion, at }: OwnConsentInput,
): Promise<Outcome<void, PortfolioRefusal>> =>
  log.transaction(async (tx, inside) => {
    const { athleteId } = actor;
    const command = { type: 'GiveOwnConsent', textVersion } as const;
    const given = await handleConsent(inside, actor, { athleteId, commandId: crypto.randomUUID(), command, at });
    if (!given.ok) return given;
    if (given.value.events.length > 0) await recordOwnConsent(tx, athleteId, at);
    return accepted(undefined);
  });
