import { type Accounts, type GuardianRequest, guardianByToken, restoreGuardian } from '@palmares/db/accounts';
import type { PostgresEventLog } from '@palmares/db/event-store';
import type { Jobs } from '@palmares/db/jobs';
import { guardianDecisionForm, isSameFirstName } from '@palmares/domain/account';
import { accepted, type Outcome, type Refusal, refused, refusedBy } from '@palmares/domain/kernel';
import type { InTransaction } from '../in-transaction.ts';
import { isNameOfAthlete } from './child-name.ts';
import { GuardianLinkUsed } from './confirm-guardian.ts';
import { handleConsent } from './consent-command.ts';
import { type Browser, isAthletes } from './own-browser.ts';
import { type DecisionRefusal, refusedName, type WithdrawInput } from './withdraw.ts';

interface UndoDeps {
  readonly accounts: Accounts;
  readonly jobs: Jobs;
  readonly log: PostgresEventLog;
  readonly now: () => Date;
}

type Undone = Outcome<void, DecisionRefusal | Refusal<'guardian_same_browser'>>;

/**
 * Reopens a refused request. Its next mail may have come due while it was refused, when no mail is sent, so queue it.
 */
const reopen = async (
  { accounts, jobs }: UndoDeps,
  tx: InTransaction['tx'],
  { requestId, state }: GuardianRequest,
): Promise<Undone> => {
  if (!(await accounts.undoGuardianRefusal(tx, requestId))) return refused('guardian_link_invalid');
  if (state !== 'asked' && (await accounts.guardianMail(tx, requestId)))
    await jobs.enqueue(tx, 'send-guardian-link', { requestId });
  return accepted(undefined);
};

/**
 * Takes a refusal back within a day through any of the guardian's links, and a withdrawal through the one that made it: the request is open again, or the
 * agreement counts again and the athlete's links are as before. Does not work from the athlete's own browser.
 */
export const undoWithdrawal = async (
  deps: UndoDeps,
  { token, form, ...browser }: WithdrawInput & Browser,
): Promise<Undone> => {
  const parsed = guardianDecisionForm.safeParse(form);
  if (!parsed.success) return refusedBy(parsed.error);
  const { childName } = parsed.data;
  const at = deps.now();
  const undone = deps.log.transaction(async (tx, inside): Promise<Undone> => {
    const found = await deps.accounts.refusedRequest(tx, token);
    if (found) {
      if (isAthletes(browser, found.request)) return refused('guardian_same_browser');
      if (!isSameFirstName(childName, found.request.firstName)) return refusedName();
      return reopen(deps, tx, found.request);
    }
    const guardian = await guardianByToken(tx, token, at);
    if (!guardian?.isUndoable) return refused('guardian_link_invalid');
    const { athleteId } = guardian;
    if (browser.sessionOf === athleteId) return refused('guardian_same_browser');
    if (!(await isNameOfAthlete(inside, athleteId, childName))) return refusedName();
    const command = { type: 'RestoreGuardian' } as const;
    const request = { athleteId, commandId: crypto.randomUUID(), command, at };
    const restored = await handleConsent(inside, { kind: 'visitor' }, request);
    if (!restored.ok) throw new Error(`An undone withdrawal was refused: ${restored.refusal.code}`);
    // Another guardian agreed or withdrew a moment ago.
    if (!(await restoreGuardian(tx, { athleteId, token }))) throw new GuardianLinkUsed();
    return accepted(undefined);
  });
  return undone.catch((error: unknown) => {
    if (error instanceof GuardianLinkUsed) return refused('guardian_link_invalid');
    throw error;
  });
};
