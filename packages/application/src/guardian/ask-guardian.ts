import type { Database } from '@palmares/db';
import type { Accounts, Asker } from '@palmares/db/accounts';
import type { Jobs } from '@palmares/db/jobs';
import { guardianRequestForm, guardianTextVersion } from '@palmares/domain/account';
import {
  accepted,
  type FieldCode,
  type Language,
  type Outcome,
  type Refusal,
  refused,
  refusedBy,
} from '@palmares/domain/kernel';

interface AskDeps {
  readonly accounts: Accounts;
  readonly database: Database;
  readonly jobs: Jobs;
  /** Counts a mail to this address; false if it had one today. */
  readonly chargeMailbox: (email: string) => Promise<boolean>;
}

export interface AskGuardianInput {
  readonly form: unknown;
  readonly language: Language;
  readonly asker: Asker;
  readonly replaces: string | undefined;
}

/** Keeps a first name and a guardian's address, and queues the mail that asks. */
export const askGuardian = async (
  { accounts, database, jobs, chargeMailbox }: AskDeps,
  { form, ...asked }: AskGuardianInput,
): Promise<Outcome<{ requestId: string }, Refusal<FieldCode | 'guardian_asked_today'>>> => {
  const parsed = guardianRequestForm.safeParse(form);
  if (!parsed.success) return refusedBy(parsed.error);
  if (!(await chargeMailbox(parsed.data.guardianEmail)))
    return refused('guardian_asked_today', { field: 'guardianEmail' });
  const request = { ...parsed.data, ...asked, textVersion: guardianTextVersion };
  return database.kysely.transaction().execute(async (tx) => {
    const { requestId } = await accounts.createGuardianRequest(tx, request);
    await jobs.enqueue(tx, 'send-guardian-link', { requestId });
    return accepted({ requestId });
  });
};
