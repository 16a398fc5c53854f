import { accepted, type Outcome } from '@palmares/domain/kernel';
import type { SharingRefusal } from '@palmares/domain/sharing';
import type { AthleteActor } from '../actor.ts';
import { handleCommand } from '../commands/handle-command.ts';
import { changedNothing, type SharingDeps, sharingCommand } from './sharing-command.ts';

export interface RevokeInput {
  readonly commandId: string;
  readonly linkId: string;
}

/** Closes a publish link for good. */
export const revoke = async (
  deps: SharingDeps,
  actor: AthleteActor,
  { commandId, linkId }: RevokeInput,
): Promise<Outcome<null, SharingRefusal>> => {
  const { athleteId } = actor;
  const context = { at: new Date() };
  const revoked = await deps.log.transaction(async (tx, log) => {
    const command = { type: 'RevokeLink', linkId } as const;
    const handled = await handleCommand(sharingCommand(log, actor, { commandId, command, context }));
    if (handled.ok && !changedNothing(handled.value)) await deps.sharing.revokeLink(tx, { linkId, athleteId });
    return handled;
  });
  return revoked.ok ? accepted(null) : revoked;
};
