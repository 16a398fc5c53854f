import { type Accounts, guardianByToken, withdrawGuardian } from '@palmares/db/accounts';
import type { PostgresEventLog } from '@palmares/db/event-store';
import { guardianDecisionForm, isSameFirstName } from '@palmares/domain/account';
import { accepted, type FieldCode, type Outcome, type Refusal, refused, refusedBy } from '@palmares/domain/kernel';
import { isNameOfAthlete } from './child-name.ts';
import { handleConsent } from './consent-command.ts';

interface WithdrawDeps {
  readonly accounts: Accounts;
  readonly log: PostgresEventLog;
  readonly now: () => Date;
}

export interface WithdrawInput {
  readonly token: string;
  readonly form: unknown;
}

export type DecisionRefusal = Refusal<FieldCode | 'child_name_wrong' | 'guardian_link_invalid'>;

export const refusedName = () => refused('child_name_wrong', { field: 'childName' });

/**
 * Refuses a request, or withdraws an agreement, through the link in a guardian's mails. With an account, every link of
 * the portfolio is closed when this returns, because the row changes with the event.
 */
export const withdraw = async (
  { accounts, log, now }: WithdrawDeps,
  { token, form }: WithdrawInput,
): Promise<Outcome<void, DecisionRefusal>> => {
  const parsed = guardianDecisionForm.safeParse(form);
  if (!parsed.success) return refusedBy(parsed.error);
  const { childName } = parsed.data;
  const at = now();
  return log.transaction(async (tx, inside) => {
    const waiting = await accounts.requestOfGuardian(tx, token);
    if (waiting) {
      if (!isSameFirstName(childName, waiting.firstName)) return refusedName();
      if (await accounts.refuseGuardianRequest(tx, waiting.requestId)) return accepted(undefined);
    }
    const guardian = await guardianByToken(tx, token, at);
    if (!guardian) return refused('guardian_link_invalid');
    const { athleteId } = guardian;
    if (!(await isNameOfAthlete(inside, athleteId, childName))) return refusedName();
    const command = { type: 'WithdrawGuardian' } as const;
    const request = { athleteId, commandId: crypto.randomUUID(), command, at };
    // Lock the stream first, as every other consent command does: another order could deadlock.
    const withdrew = await handleConsent(inside, { kind: 'visitor' }, request);
    if (!withdrew.ok) throw new Error(`A withdrawal was refused: ${withdrew.refusal.code}`);
    await withdrawGuardian(tx, { athleteId, token }, at);
    return accepted(undefined);
  });
};
