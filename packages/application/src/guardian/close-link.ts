import { athleteConsent, guardianByToken } from '@palmares/db/accounts';
import type { PostgresEventLog } from '@palmares/db/event-store';
import type { Jobs } from '@palmares/db/jobs';
import type { Sharing } from '@palmares/db/sharing';
import { guardianCloseForm, isAdultAt } from '@palmares/domain/account';
import { accepted, type FieldCode, type Outcome, type Refusal, refused, refusedBy } from '@palmares/domain/kernel';
import type { SharingRefusal } from '@palmares/domain/sharing';
import { handleCommand } from '../commands/handle-command.ts';
import { changedNothing, sharingCommand } from '../sharing/sharing-command.ts';

interface CloseDeps {
  readonly jobs: Jobs;
  readonly log: PostgresEventLog;
  readonly now: () => Date;
  readonly sharing: Pick<Sharing, 'revokeLink'>;
}

export interface CloseLinkInput {
  readonly token: string;
  readonly linkId: string;
  readonly form: unknown;
}

/**
 * Closes one of the athlete's links for good, through the guardian's own link, and mails the athlete. A link that has
 * ended already stays as it is.
 */
export const closeLink = async (
  { jobs, log, now, sharing }: CloseDeps,
  { token, linkId, form }: CloseLinkInput,
): Promise<Outcome<void, Refusal<FieldCode | 'guardian_link_invalid'> | SharingRefusal>> => {
  const parsed = guardianCloseForm.safeParse(form);
  if (!parsed.success) return refusedBy(parsed.error);
  const at = now();
  return log.transaction(async (tx, inside) => {
    const guardian = await guardianByToken(tx, token, at);
    if (!guardian || guardian.withdrawnAt) return refused('guardian_link_invalid');
    const { athleteId } = guardian;
    // The guardian's role ends by an event of the next night.
    const consent = await athleteConsent(tx, athleteId);
    if (!consent || isAdultAt(consent.facts, at)) return refused('guardian_link_invalid');
    const command = { type: 'RevokeLink', linkId } as const;
    const request = { commandId: crypto.randomUUID(), command, context: { at } };
    const handled = await handleCommand(sharingCommand(inside, { kind: 'visitor', athleteId }, request));
    if (!handled.ok) return handled;
    if (changedNothing(handled.value)) return accepted(undefined);
    await sharing.revokeLink(tx, { linkId, athleteId });
    await jobs.enqueue(tx, 'send-link-closed-notice', { athleteId, linkId }, { key: linkId });
    return accepted(undefined);
  });
};
