import type { Accounts, AnswerLink, GuardianRequest } from '@palmares/db/accounts';
import type { Jobs } from '@palmares/db/jobs';
import type { InTransaction } from '../in-transaction.ts';
import { handleConsent } from './consent-command.ts';

/** Thrown, to roll back what came before it, if the link was used a moment ago or has expired. */
export class GuardianLinkUsed extends Error {
  override readonly name = 'GuardianLinkUsed';
}

interface ConfirmDeps extends Pick<InTransaction, 'tx' | 'log'> {
  readonly accounts: Accounts;
  readonly jobs: Jobs;
}

interface Agreement {
  readonly athleteId: string;
  readonly request: Pick<GuardianRequest, 'requestId' | 'guardianEmail' | 'language'>;
  readonly guardianName: string;
  readonly textVersion: string;
  readonly at: Date;
}

/** Moves the guardian's agreement from their request, which is removed, to the account. */
const record = async (
  { tx, log, accounts, jobs }: ConfirmDeps,
  { athleteId, request, guardianName, textVersion, at }: Agreement,
): Promise<void> => {
  const { requestId, guardianEmail, language } = request;
  const consent = { textVersion, language, method: 'mailed_link', guardianName } as const;
  const command = { type: 'ConfirmGuardian', ...consent } as const;
  const confirmed = await handleConsent(log, { kind: 'visitor' }, { athleteId, commandId: requestId, command, at });
  if (!confirmed.ok) throw new Error(`A guardian's agreement was refused: ${confirmed.refusal.code}`);
  // No event means that the athlete has come of age.
  if (confirmed.value.events.length === 0) return;
  await accounts.addGuardian(tx, { athleteId, requestId, email: guardianEmail, language, textVersion, at });
  await jobs.enqueue(tx, 'send-guardian-notice', { athleteId, requestId }, { key: requestId });
};

interface FirstAgreement {
  readonly athleteId: string;
  readonly token: string;
  readonly at: Date;
}

/**
 * Records a guardian's earlier agreement at sign-up. The link is used up in the transaction that creates the account.
 *
 * @throws GuardianLinkUsed
 */
export const confirmGuardian = async (deps: ConfirmDeps, { athleteId, token, at }: FirstAgreement): Promise<void> => {
  const request = await deps.accounts.takeGuardianRequest(deps.tx, 'guardian-finish', token);
  if (!request || request.guardianName === null) throw new GuardianLinkUsed();
  const { guardianName, textVersion } = request;
  await record(deps, { athleteId, request, guardianName, textVersion, at });
};

interface LaterAgreement extends Omit<Agreement, 'athleteId' | 'request'> {
  readonly link: AnswerLink;
  readonly token: string;
}

/**
 * Records a guardian's agreement for an existing account, where it counts at once. Returns false if the link was used a
 * moment ago, or has expired.
 */
export const confirmGuardianAgain = async (
  deps: ConfirmDeps,
  { link, token, ...agreed }: LaterAgreement,
): Promise<boolean> => {
  const request = await deps.accounts.takeGuardianRequest(deps.tx, link, token);
  if (!request || request.athleteId === null) return false;
  await record(deps, { athleteId: request.athleteId, request, ...agreed });
  return true;
};
