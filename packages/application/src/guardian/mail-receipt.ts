import type { Database } from '@palmares/db';
import { type Accounts, addGuardianReceipt, type GuardianReceipt, guardianByToken } from '@palmares/db/accounts';
import type { Jobs } from '@palmares/db/jobs';
import { guardianReceiptForm } from '@palmares/domain/account';
import {
  accepted,
  type FieldCode,
  type Language,
  type Outcome,
  type Refusal,
  refused,
  refusedBy,
} from '@palmares/domain/kernel';

interface ReceiptDeps {
  readonly accounts: Accounts;
  readonly database: Database;
  readonly jobs: Jobs;
  /** Counts a mail to this address; false if it has reached today's limit. */
  readonly chargeMailbox: (email: string) => Promise<boolean>;
  readonly now: () => Date;
}

interface ReceiptInput {
  readonly token: string;
  readonly form: unknown;
  readonly language: Language;
}

type Happened = Pick<GuardianReceipt, 'kind' | 'happenedAt'>;

/** The refusal or withdrawal made through the link in the last day; undefined if there is none. */
const happenedBy = async (
  { accounts, database: { kysely }, now }: ReceiptDeps,
  token: string,
): Promise<Happened | undefined> => {
  const refusal = await accounts.refusedRequest(kysely, token);
  if (refusal) return { kind: 'refused', happenedAt: refusal.refusedAt };
  const guardian = await guardianByToken(kysely, token, now());
  return guardian?.isUndoable && guardian.withdrawnAt
    ? { kind: 'withdrew', happenedAt: guardian.withdrawnAt }
    : undefined;
};

/** Mails a guardian a receipt for a refusal or a withdrawal. The address is deleted once the mail is sent. */
export const mailReceipt = async (
  deps: ReceiptDeps,
  { token, form, language }: ReceiptInput,
): Promise<Outcome<void, Refusal<FieldCode | 'guardian_link_invalid' | 'guardian_receipt_sent'>>> => {
  const parsed = guardianReceiptForm.safeParse(form);
  if (!parsed.success) return refusedBy(parsed.error);
  const { email } = parsed.data;
  const happened = await happenedBy(deps, token);
  if (!happened) return refused('guardian_link_invalid');
  if (!(await deps.chargeMailbox(email))) return refused('guardian_receipt_sent', { field: 'email' });
  return deps.database.kysely.transaction().execute(async (tx) => {
    const receipt = await addGuardianReceipt(tx, { ...happened, email, language });
    await deps.jobs.enqueue(tx, 'send-guardian-receipt', receipt);
    return accepted(undefined);
  });
};
