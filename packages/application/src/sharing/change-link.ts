import { accepted, type Outcome, refusedBy } from '@palmares/domain/kernel';
import { type ChangeLink, linkForm, type SharingRefusal } from '@palmares/domain/sharing';
import type { AthleteActor } from '../actor.ts';
import { handleCommand } from '../commands/handle-command.ts';
import { changedNothing, endAfter, type SharingDeps, sharingCommand } from './sharing-command.ts';

export interface ChangeLinkInput extends Omit<ChangeLink, 'type'> {
  readonly commandId: string;
}

/** Changes the label, the end and the parts of a publish link. */
export const changeLink = async (
  deps: SharingDeps,
  actor: AthleteActor,
  { commandId, linkId, ...form }: ChangeLinkInput,
): Promise<Outcome<null, SharingRefusal>> => {
  const { athleteId } = actor;
  const context = { at: deps.now() };
  const parsed = linkForm.safeParse(form);
  if (!parsed.success) return refusedBy(parsed.error);
  const { label, parts } = parsed.data;
  const command = { type: 'ChangeLink', linkId, ...parsed.data } as const;
  const changed = await deps.log.transaction(async (tx, log) => {
    const handled = await handleCommand(sharingCommand(log, actor, { commandId, command, context }));
    if (handled.ok && !changedNothing(handled.value)) {
      const expiresAt = endAfter(handled.value, linkId);
      await deps.sharing.changeLink(tx, { linkId, athleteId }, { label, expiresAt, parts });
    }
    return handled;
  });
  return changed.ok ? accepted(null) : changed;
};
