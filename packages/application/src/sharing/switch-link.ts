import { accepted, type Outcome } from '@palmares/domain/kernel';
import type { SharingRefusal, SwitchLink } from '@palmares/domain/sharing';
import type { AthleteActor } from '../actor.ts';
import { handleCommand } from '../commands/handle-command.ts';
import { changedNothing, type SharingDeps, sharingCommand } from './sharing-command.ts';

export interface SwitchLinkInput extends Omit<SwitchLink, 'type'> {
  readonly commandId: string;
}

/** Switches a publish link off, so that it opens nothing, or on again. */
export const switchLink = async (
  deps: SharingDeps,
  actor: AthleteActor,
  { commandId, linkId, on }: SwitchLinkInput,
): Promise<Outcome<null, SharingRefusal>> => {
  const { athleteId } = actor;
  const context = { at: deps.now() };
  const command = { type: 'SwitchLink', linkId, on } as const;
  const switched = await deps.log.transaction(async (tx, log) => {
    const handled = await handleCommand(sharingCommand(log, actor, { commandId, command, context }));
    if (handled.ok && !changedNothing(handled.value)) await deps.sharing.switchLink(tx, { linkId, athleteId }, on);
    return handled;
  });
  return switched.ok ? accepted(null) : switched;
};
