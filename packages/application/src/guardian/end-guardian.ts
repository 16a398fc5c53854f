import { endGuardian as endGuardianRow } from '@palmares/db/accounts';
import type { PostgresEventLog } from '@palmares/db/event-store';
import type { Actor } from '../actor.ts';
import { handleConsent } from './consent-command.ts';

interface EndInput {
  readonly athleteId: string;
  readonly at: Date;
}

/** Ends the guardian's rights over an adult. Returns false, and changes nothing, before the eighteenth birthday. */
export const endGuardian = (
  { log }: { readonly log: PostgresEventLog },
  actor: Extract<Actor, { kind: 'system' }>,
  { athleteId, at }: EndInput,
): Promise<boolean> =>
  log.transaction(async (tx, inside) => {
    const command = { type: 'EndGuardian' } as const;
    const ended = await handleConsent(inside, actor, { athleteId, commandId: crypto.randomUUID(), command, at });
    if (!ended.ok || ended.value.events.length === 0) return false;
    await endGuardianRow(tx, athleteId, at);
    return true;
  });
