import type { Database } from '@palmares/db';
import type { Accounts, Asker } from '@palmares/db/accounts';
import type { PostgresEventLog } from '@palmares/db/event-store';
import type { Jobs } from '@palmares/db/jobs';
import { guardianAnswerForm, guardianTextVersion } from '@palmares/domain/account';
import { accepted, type FieldCode, type Outcome, type Refusal, refused, refusedBy } from '@palmares/domain/kernel';
import { confirmGuardianAgain } from './confirm-guardian.ts';

interface AnswerDeps {
  readonly accounts: Accounts;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly log: PostgresEventLog;
}

export interface AnswerGuardianInput {
  readonly token: string;
  readonly form: unknown;
  /** Of the text that the page showed. */
  readonly textVersion: string;
  readonly asker: Asker;
  /** The request that this browser made, if it made one. */
  readonly ownRequest: string | undefined;
  /** Whose session this browser has, if it has one. */
  readonly sessionOf: string | undefined;
}

type AnswerRefusal = Refusal<FieldCode | 'guardian_link_invalid' | 'guardian_same_device'>;

/**
 * Records a guardian's yes, once. Before there is an account they are mailed the link to finish the sign-up; an account
 * that waited for them is open when this returns.
 */
export const answerGuardian = async (
  { accounts, database, jobs, log }: AnswerDeps,
  { token, form, textVersion, asker, ownRequest, sessionOf }: AnswerGuardianInput,
): Promise<Outcome<void, AnswerRefusal>> => {
  const { kysely } = database;
  const request = await accounts.requestByToken(kysely, 'guardian-request', token);
  if (!request || request.guardianName !== null || textVersion !== guardianTextVersion)
    return refused('guardian_link_invalid');
  const { requestId, athleteId } = request;
  const isAthlete = ownRequest === requestId || (athleteId !== null && sessionOf === athleteId);
  if (isAthlete || (await accounts.isAsker(kysely, requestId, asker))) return refused('guardian_same_device');
  const parsed = guardianAnswerForm.safeParse(form);
  if (!parsed.success) return refusedBy(parsed.error);
  const { guardianName } = parsed.data;
  if (athleteId !== null)
    return log.transaction(async (tx, inside) => {
      const agreed = { token, guardianName, textVersion, at: new Date() };
      const isRecorded = await confirmGuardianAgain({ tx, log: inside, accounts, jobs }, agreed);
      return isRecorded ? accepted(undefined) : refused('guardian_link_invalid');
    });
  return kysely.transaction().execute(async (tx) => {
    const answered = await accounts.answerGuardianRequest(tx, { token, guardianName, textVersion });
    if (!answered) return refused('guardian_link_invalid');
    await jobs.enqueue(tx, 'send-guardian-link', answered);
    return accepted(undefined);
  });
};
