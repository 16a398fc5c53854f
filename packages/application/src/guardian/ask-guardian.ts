import type { Database } from '@palmares/db';
import type { Accounts, Asker } from '@palmares/db/accounts';
import type { Jobs } from '@palmares/db/jobs';
import {
  guardianAddressForm,
  guardianRequestForm,
  guardianTextVersion,
  isGuardianAskedAgain,
  isSameMailbox,
} from '@palmares/domain/account';
import {
  accepted,
  type FieldCode,
  type Language,
  type Outcome,
  type Refusal,
  refused,
  refusedBy,
} from '@palmares/domain/kernel';
import { refuseWebsites } from '../account/refuse-websites.ts';

interface AskDeps {
  readonly accounts: Accounts;
  readonly database: Database;
  readonly jobs: Jobs;
  /** Counts a mail to this address; false if one was already sent today. */
  readonly chargeMailbox: (email: string) => Promise<boolean>;
  readonly now: () => Date;
}

interface Asked {
  readonly form: unknown;
  readonly language: Language;
  readonly asker: Asker;
}

export interface AskGuardianInput extends Asked {
  readonly replaces: string | undefined;
}

interface Request extends Omit<AskGuardianInput, 'form'> {
  readonly firstName: string;
  readonly guardianEmail: string;
  readonly athleteId: string | null;
}

type AskOutcome<Code extends string = never> = Promise<
  Outcome<{ requestId: string }, Refusal<FieldCode | 'guardian_asked_today' | Code>>
>;

const ask = async ({ accounts, database, jobs, chargeMailbox }: AskDeps, request: Request): AskOutcome => {
  if (!(await chargeMailbox(request.guardianEmail))) return refused('guardian_asked_today', { field: 'guardianEmail' });
  return database.kysely.transaction().execute(async (tx) => {
    const asked = { ...request, textVersion: guardianTextVersion };
    const { requestId } = await accounts.createGuardianRequest(tx, asked);
    await jobs.enqueue(tx, 'send-guardian-link', { requestId });
    return accepted({ requestId });
  });
};

/**
 * Stores a first name and a guardian's address before there is an account, and queues the mail that asks for consent.
 */
export const askGuardian = async (deps: AskDeps, { form, ...asked }: AskGuardianInput): AskOutcome => {
  const parsed = guardianRequestForm.safeParse(form);
  if (!parsed.success) return refusedBy(parsed.error);
  const named = refuseWebsites(parsed.data);
  return named.ok ? ask(deps, { ...parsed.data, ...asked, athleteId: null }) : named;
};

interface AskAgainInput extends Asked {
  readonly athleteId: string;
  /** Checks everything but sends no mail. */
  readonly dryRun?: boolean;
}

/** Asks again for an account without a valid agreement: a guardian withdrew it, or agreed to an earlier text. */
export const askGuardianAgain = async (
  deps: AskDeps,
  { form, athleteId, dryRun = false, ...asked }: AskAgainInput,
): AskOutcome<'guardian_not_needed' | 'guardian_own_mailbox'> => {
  const { accounts, database, now } = deps;
  const [found, account] = await Promise.all([
    accounts.athleteConsent(database.kysely, athleteId),
    accounts.findAccount(database.kysely, athleteId),
  ]);
  if (!found || !account || !isGuardianAskedAgain(found.facts, found.consent, now()))
    return refused('guardian_not_needed');
  const parsed = guardianAddressForm.safeParse(form);
  if (!parsed.success) return refusedBy(parsed.error);
  const { guardianEmail } = parsed.data;
  if (isSameMailbox(account.email, guardianEmail)) return refused('guardian_own_mailbox', { field: 'guardianEmail' });
  if (dryRun) return accepted({ requestId: '' });
  const request = { ...asked, guardianEmail, firstName: account.firstName, athleteId, replaces: undefined };
  return ask(deps, request);
};
