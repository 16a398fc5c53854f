import { createLink, newPublishToken, sealPublishToken } from '@palmares/db/sharing';
import { accepted, type Outcome } from '@palmares/domain/kernel';
import type { PublishPortfolio, SharingContext, SharingRefusal } from '@palmares/domain/sharing';
import type { AthleteActor } from '../actor.ts';
import { handleCommand } from '../commands/handle-command.ts';
import type { InTransaction } from '../in-transaction.ts';
import { changedNothing, endAfter, sharingCommand } from './sharing-command.ts';

interface Publication {
  readonly commandId: string;
  readonly command: PublishPortfolio;
  readonly context: SharingContext;
  /**
   * From `hashPasscode`, which must be awaited before the transaction begins; null for a link without its own passcode.
   */
  readonly passcodeHash: string | null;
}

/**
 * Appends the event and inserts the link's row in the caller's transaction. Returns the new link's token, or null if
 * the link existed already.
 */
export const publishLink = async (
  { tx, log, keyring }: InTransaction,
  actor: AthleteActor,
  { commandId, command, context, passcodeHash }: Publication,
): Promise<Outcome<{ token: string | null }, SharingRefusal>> => {
  const { athleteId } = actor;
  const { linkId, label, parts } = command;
  const handled = await handleCommand(sharingCommand(log, actor, { commandId, command, context }));
  if (!handled.ok) return handled;
  if (changedNothing(handled.value)) return accepted({ token: null });
  const token = newPublishToken();
  await createLink(tx, {
    linkId,
    athleteId,
    token,
    tokenSealed: await sealPublishToken(keyring, tx, { athleteId, linkId }, token),
    label,
    passcodeHash,
    usesAccountPasscode: command.passcode === 'account',
    expiresAt: endAfter(handled.value, linkId),
    parts,
  });
  return accepted({ token });
};
