import { accepted, type Outcome, refusedBy } from '@palmares/domain/kernel';
import { passcode as passcodeRule, type SharingRefusal } from '@palmares/domain/sharing';
import type { AthleteActor } from '../actor.ts';
import { handleCommand, previewCommand } from '../commands/handle-command.ts';
import { type SharingDeps, sharingCommand } from './sharing-command.ts';

export interface ChangePasscodeInput {
  readonly commandId: string;
  readonly linkId: string;
  readonly passcode: string;
}

/** Sets another passcode on a publish link, which ends the grants of the old one. */
export const changePasscode = async (
  deps: SharingDeps,
  actor: AthleteActor,
  { commandId, linkId, passcode }: ChangePasscodeInput,
): Promise<Outcome<null, SharingRefusal>> => {
  const { athleteId } = actor;
  const parsed = passcodeRule.safeParse(passcode);
  if (!parsed.success) return refusedBy(parsed.error);
  const command = { type: 'ChangePasscode', linkId, protected: true } as const;
  const request = { commandId, command, context: { at: new Date() } };
  const preview = await previewCommand(sharingCommand(deps.log, actor, request));
  if (!preview.ok) return preview;
  if (preview.value.repeated) return accepted(null);

  const passcodeHash = await deps.sharing.hashPasscode(parsed.data);
  const changed = await deps.log.transaction(async (tx, log) => {
    const handled = await handleCommand(sharingCommand(log, actor, request));
    if (handled.ok && !handled.value.repeated) await deps.sharing.setPasscode(tx, { linkId, athleteId, passcodeHash });
    return handled;
  });
  return changed.ok ? accepted(null) : changed;
};
