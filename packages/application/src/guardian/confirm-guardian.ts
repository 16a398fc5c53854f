import type { Accounts } from '@palmares/db/accounts';
import type { Jobs } from '@palmares/db/jobs';
import type { InTransaction } from '../in-transaction.ts';
import { handleConsent } from './consent-command.ts';

/** The link to finish was used a moment ago, or has expired. Thrown, so that the account is rolled back. */
export class GuardianLinkUsed extends Error {
  override readonly name = 'GuardianLinkUsed';
}

interface ConfirmDeps extends Pick<InTransaction, 'tx' | 'log'> {
  readonly accounts: Accounts;
  readonly jobs: Jobs;
}

/**
 * Moves what the guardian agreed to from the request to the new account, in the transaction that creates it.
 *
 * @throws GuardianLinkUsed
 */
export const confirmGuardian = async (
  { tx, log, accounts, jobs }: ConfirmDeps,
  { athleteId, token, at }: { readonly athleteId: string; readonly token: string; readonly at: Date },
): Promise<void> => {
  const request = await accounts.takeGuardianRequest(tx, token);
  if (!request || request.guardianName === null) throw new GuardianLinkUsed();
  const { requestId, guardianEmail, guardianName, textVersion, language } = request;
  const consent = { textVersion, language, method: 'mailed_link', guardianName } as const;
  const command = { type: 'ConfirmGuardian', ...consent } as const;
  const confirmed = await handleConsent(log, { kind: 'visitor' }, { athleteId, commandId: requestId, command, at });
  if (!confirmed.ok) throw new Error(`A guardian's agreement was refused: ${confirmed.refusal.code}`);
  await accounts.addGuardian(tx, { athleteId, requestId, email: guardianEmail, language, at });
  await jobs.enqueue(tx, 'send-guardian-notice', { athleteId, requestId }, { key: requestId });
};
