import type { Database } from '@palmares/db';
import { type Accounts, guardianByToken, withdrawGuardian } from '@palmares/db/accounts';
import type { PostgresEventLog } from '@palmares/db/event-store';
import { accepted, type Outcome, type Refusal, refused } from '@palmares/domain/kernel';
import { handleConsent } from './consent-command.ts';

interface WithdrawDeps {
  readonly accounts: Accounts;
  readonly database: Database;
  readonly log: PostgresEventLog;
}

/**
 * Takes a guardian's agreement back by the link of their mails. A request that waits is removed. With
 * an account, every link of the portfolio is closed when this returns, because the row changes with the event.
 */
export const withdraw = ({ accounts, log }: WithdrawDeps, token: string) =>
  log.transaction(async (tx, inside): Promise<Outcome<void, Refusal<'guardian_link_invalid'>>> => {
    if (await accounts.declineGuardianRequest(tx, token)) return accepted(undefined);
    const guardian = await guardianByToken(tx, token);
    if (!guardian) return refused('guardian_link_invalid');
    const { athleteId } = guardian;
    const command = { type: 'WithdrawGuardian' } as const;
    const request = { athleteId, commandId: crypto.randomUUID(), command, at: new Date() };
    // The stream first, as every other consent: two that lock in another order could end each other.
    const withdrew = await handleConsent(inside, { kind: 'visitor' }, request);
    if (!withdrew.ok) throw new Error(`A withdrawal was refused: ${withdrew.refusal.code}`);
    await withdrawGuardian(tx, athleteId);
    return accepted(undefined);
  });
