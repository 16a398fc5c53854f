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
 * Takes a guardian's agreement back by the link of their mails. Before there is an account, the request is removed. With
 * an account, every link of the portfolio is closed when this returns, because the row changes with the event.
 */
export const withdraw = ({ accounts, log }: WithdrawDeps, token: string) =>
  log.transaction(async (tx, inside): Promise<Outcome<void, Refusal<'guardian_link_invalid'>>> => {
    if (await accounts.declineGuardianRequest(tx, token)) return accepted(undefined);
    const guardian = await guardianByToken(tx, token);
    if (!guardian) return refused('guardian_link_invalid');
    const { athleteId } = guardian;
    if (await withdrawGuardian(tx, athleteId)) {
      const command = { type: 'WithdrawGuardian' } as const;
      const request = { athleteId, commandId: crypto.randomUUID(), command, at: new Date() };
      const withdrew = await handleConsent(inside, { kind: 'visitor' }, request);
      if (!withdrew.ok) throw new Error(`A withdrawal was refused: ${withdrew.refusal.code}`);
    }
    return accepted(undefined);
  });
