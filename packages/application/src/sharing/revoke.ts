import type { Sharing } from '@palmares/db/sharing';
import { accepted, type Outcome } from '@palmares/domain/kernel';
import type { SharingRefusal } from '@palmares/domain/sharing';
import type { AthleteActor, OperatorForAthlete } from '../actor.ts';
import { handleCommand } from '../commands/handle-command.ts';
import { changedNothing, type SharingDeps, sharingCommand } from './sharing-command.ts';

interface RevokeDeps extends Pick<SharingDeps, 'log' | 'now'> {
  readonly sharing: Pick<Sharing, 'revokeLink'>;
}

export interface RevokeInput {
  readonly commandId: string;
  readonly linkId: string;
}

/** Closes a publish link for good. */
export const revoke = async (
  { log: events, now, sharing }: RevokeDeps,
  actor: AthleteActor | OperatorForAthlete,
  { commandId, linkId }: RevokeInput,
): Promise<Outcome<null, SharingRefusal>> => {
  const { athleteId } = actor;
  const context = { at: now() };
  const revoked = await events.transaction(async (tx, log) => {
    const command = { type: 'RevokeLink', linkId } as const;
    const handled = await handleCommand(sharingCommand(log, actor, { commandId, command, context }));
    if (handled.ok && !changedNothing(handled.value)) await sharing.revokeLink(tx, { linkId, athleteId });
    return handled;
  });
  return revoked.ok ? accepted(null) : revoked;
};
