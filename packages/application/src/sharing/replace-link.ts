import { newPublishToken, sealPublishToken } from '@palmares/db/sharing';
import { accepted, type Outcome } from '@palmares/domain/kernel';
import type { ReplaceLink, SharingRefusal } from '@palmares/domain/sharing';
import type { AthleteActor } from '../actor.ts';
import { handleCommand } from '../commands/handle-command.ts';
import { tokenOf } from './publish.ts';
import { changedNothing, publishContext, type SharingDeps, sharingCommand } from './sharing-command.ts';

export interface ReplaceLinkInput extends Omit<ReplaceLink, 'type'> {
  readonly commandId: string;
}

/**
 * Replaces a link that reached the wrong people. Readers who entered the old link's passcode have access to the new
 * one.
 */
export const replaceLink = async (
  deps: SharingDeps,
  actor: AthleteActor,
  { commandId, linkId, newLinkId }: ReplaceLinkInput,
): Promise<Outcome<{ token: string }, SharingRefusal>> => {
  const { athleteId } = actor;
  const command = { type: 'ReplaceLink', linkId, newLinkId } as const;
  const context = await publishContext(deps, actor);
  const replaced = await deps.log.transaction(async (tx, log) => {
    const handled = await handleCommand(sharingCommand(log, actor, { commandId, command, context }));
    if (!handled.ok || changedNothing(handled.value)) return handled;
    const token = newPublishToken();
    const tokenSealed = await sealPublishToken(deps.keyring, tx, { athleteId, linkId: newLinkId }, token);
    await deps.sharing.replaceLink(tx, { linkId, athleteId }, { linkId: newLinkId, token, tokenSealed });
    return handled;
  });
  return replaced.ok ? accepted({ token: await tokenOf(deps, actor, newLinkId) }) : replaced;
};
