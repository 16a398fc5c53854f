import { accepted, type Outcome, refusedBy } from '@palmares/domain/kernel';
import { accountPasscodeForm, type SharingRefusal } from '@palmares/domain/sharing';
import type { AthleteActor } from '../actor.ts';
import { handleCommand, previewCommand } from '../commands/handle-command.ts';
import { changedNothing, publishContext, type SharingDeps, sharingCommand } from './sharing-command.ts';

export interface ChangeAccountPasscodeInput {
  readonly commandId: string;
  readonly passcode: string;
}

/** Sets or replaces the account's passcode, which ends the grants of the links that use it. */
export const changeAccountPasscode = async (
  deps: SharingDeps,
  actor: AthleteActor,
  { commandId, passcode }: ChangeAccountPasscodeInput,
): Promise<Outcome<null, SharingRefusal>> => {
  const { athleteId } = actor;
  const parsed = accountPasscodeForm.safeParse({ passcode });
  if (!parsed.success) return refusedBy(parsed.error);
  const command = { type: 'ChangeAccountPasscode' } as const;
  const request = { commandId, command, context: await publishContext(deps, actor) };
  const preview = await previewCommand(sharingCommand(deps.log, actor, request));
  if (!preview.ok) return preview;
  if (changedNothing(preview.value)) return accepted(null);

  const passcodeHash = await deps.sharing.hashPasscode(parsed.data.passcode);
  const changed = await deps.log.transaction(async (tx, log) => {
    const handled = await handleCommand(sharingCommand(log, actor, request));
    if (handled.ok && !changedNothing(handled.value))
      await deps.sharing.setAccountPasscode(tx, { athleteId, passcodeHash });
    return handled;
  });
  return changed.ok ? accepted(null) : changed;
};
