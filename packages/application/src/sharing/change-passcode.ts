import { accepted, type Outcome, refusedBy } from '@palmares/domain/kernel';
import { type PasscodeChoice, passcodeForm, type SharingRefusal } from '@palmares/domain/sharing';
import type { AthleteActor } from '../actor.ts';
import { handleCommand, previewCommand } from '../commands/handle-command.ts';
import { linkPasscode } from './link-passcode.ts';
import { changedNothing, type SharingDeps, sharingCommand } from './sharing-command.ts';

export interface ChangePasscodeInput {
  readonly commandId: string;
  readonly linkId: string;
  readonly passcode: PasscodeChoice;
}

/** Changes the passcode that a publish link requires, which ends the grants of the earlier one. */
export const changePasscode = async (
  deps: SharingDeps,
  actor: AthleteActor,
  { commandId, linkId, passcode }: ChangePasscodeInput,
): Promise<Outcome<null, SharingRefusal>> => {
  const { athleteId } = actor;
  const parsed = passcodeForm.safeParse({ passcode });
  if (!parsed.success) return refusedBy(parsed.error);
  const choice = parsed.data.passcode;
  const command = { type: 'ChangePasscode', linkId, passcode: choice.kind } as const;
  const request = { commandId, command, context: { at: deps.now() } };
  const preview = await previewCommand(sharingCommand(deps.log, actor, request));
  if (!preview.ok) return preview;
  if (changedNothing(preview.value)) return accepted(null);

  const stored = await linkPasscode(deps, choice);
  const changed = await deps.log.transaction(async (tx, log) => {
    const handled = await handleCommand(sharingCommand(log, actor, request));
    if (handled.ok && !changedNothing(handled.value))
      await deps.sharing.setPasscode(tx, { linkId, athleteId, ...stored });
    return handled;
  });
  return changed.ok ? accepted(null) : changed;
};
