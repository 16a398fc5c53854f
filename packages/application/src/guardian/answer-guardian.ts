import type { Database } from '@palmares/db';
import type { Accounts, Asker } from '@palmares/db/accounts';
import type { Jobs } from '@palmares/db/jobs';
import { guardianAnswerForm, guardianTextVersion } from '@palmares/domain/account';
import { accepted, type FieldCode, type Outcome, type Refusal, refused, refusedBy } from '@palmares/domain/kernel';

interface AnswerDeps {
  readonly accounts: Accounts;
  readonly database: Database;
  readonly jobs: Jobs;
}

export interface AnswerGuardianInput {
  readonly token: string;
  readonly form: unknown;
  /** Of the text that the page showed. */
  readonly textVersion: string;
  readonly asker: Asker;
  /** The request that this browser made, if it made one. */
  readonly ownRequest: string | undefined;
}

type AnswerRefusal = Refusal<FieldCode | 'guardian_link_invalid' | 'guardian_same_device'>;

/** Records a guardian's yes, once, and mails them the link to finish the sign-up. */
export const answerGuardian = async (
  { accounts, database, jobs }: AnswerDeps,
  { token, form, textVersion, asker, ownRequest }: AnswerGuardianInput,
): Promise<Outcome<void, AnswerRefusal>> => {
  const { kysely } = database;
  const request = await accounts.requestByToken(kysely, 'guardian-request', token);
  if (!request || request.guardianName !== null || textVersion !== guardianTextVersion)
    return refused('guardian_link_invalid');
  const { requestId } = request;
  if (ownRequest === requestId || (await accounts.isAsker(kysely, requestId, asker)))
    return refused('guardian_same_device');
  const parsed = guardianAnswerForm.safeParse(form);
  if (!parsed.success) return refusedBy(parsed.error);
  const { guardianName } = parsed.data;
  return kysely.transaction().execute(async (tx) => {
    const answered = await accounts.answerGuardianRequest(tx, { token, guardianName, textVersion });
    if (!answered) return refused('guardian_link_invalid');
    await jobs.enqueue(tx, 'send-guardian-link', answered);
    return accepted(undefined);
  });
};
