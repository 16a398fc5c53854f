import type { Database } from '@palmares/db';
import type { Accounts, AnswerLink, Asker, GuardianRequest } from '@palmares/db/accounts';
import type { PostgresEventLog } from '@palmares/db/event-store';
import type { Jobs } from '@palmares/db/jobs';
import {
  guardianAnswerForm,
  guardianSecondAnswerForm,
  guardianTextVersion,
  SECOND_MAIL_MINUTES,
} from '@palmares/domain/account';
import { accepted, type FieldCode, type Outcome, type Refusal, refused, refusedBy } from '@palmares/domain/kernel';
import { confirmGuardianAgain } from './confirm-guardian.ts';
import { type Browser, isAthletes } from './own-browser.ts';

interface AnswerDeps {
  readonly accounts: Accounts;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly log: PostgresEventLog;
  readonly now: () => Date;
}

export interface AnswerGuardianInput extends Browser {
  readonly token: string;
  readonly form: unknown;
  /** Version of the text that the page showed. */
  readonly textVersion: string;
  readonly asker: Asker;
}

type AnswerRefusal = Refusal<FieldCode | 'guardian_link_invalid' | 'guardian_same_browser'>;

/** `agreed_once` if the agreement has to be repeated through the link of a second mail. */
export type GuardianAnswered = 'agreed' | 'agreed_once';

interface Opened {
  readonly link: AnswerLink;
  readonly request: GuardianRequest;
}

/** The request that the link belongs to; undefined once it was answered. */
const openedBy = async ({ accounts, database: { kysely } }: AnswerDeps, token: string): Promise<Opened | undefined> => {
  const first = await accounts.requestByToken(kysely, 'guardian-request', token);
  if (first?.state === 'asked') return { link: 'guardian-request', request: first };
  const second = await accounts.requestByToken(kysely, 'guardian-second', token);
  return second?.state === 'agreed_once' ? { link: 'guardian-second', request: second } : undefined;
};

/** Parses the guardian's name from the first answer, or takes it from the request for the second one. */
const nameIn = ({ link, request }: Opened, form: unknown) => {
  if (link === 'guardian-request') return guardianAnswerForm.safeParse(form);
  const parsed = guardianSecondAnswerForm.safeParse(form);
  return parsed.success ? { ...parsed, data: { guardianName: request.guardianName ?? '' } } : parsed;
};

/**
 * Records a guardian's agreement, once. If it comes from the network and kind of device that made the request, it does
 * not count yet: ten minutes later the guardian is mailed a second link to confirm. Before there is an account, an
 * agreement that counts mails them the link to finish the sign-up; an existing account that was waiting is open when
 * this returns.
 */
export const answerGuardian = async (
  deps: AnswerDeps,
  { token, form, textVersion, asker, ...browser }: AnswerGuardianInput,
): Promise<Outcome<GuardianAnswered, AnswerRefusal>> => {
  const { accounts, database, jobs, log, now } = deps;
  const opened = await openedBy(deps, token);
  if (!opened || textVersion !== guardianTextVersion) return refused('guardian_link_invalid');
  const { link, request } = opened;
  const { requestId, athleteId } = request;
  if (isAthletes(browser, request)) return refused('guardian_same_browser');
  const parsed = nameIn(opened, form);
  if (!parsed.success) return refusedBy(parsed.error);
  const agreed = { link, token, textVersion, guardianName: parsed.data.guardianName };
  const isFirstOfTwo = link === 'guardian-request' && (await accounts.isAsker(database.kysely, requestId, asker));
  if (athleteId !== null && !isFirstOfTwo)
    return log.transaction(async (tx, inside) => {
      const isRecorded = await confirmGuardianAgain({ tx, log: inside, accounts, jobs }, { ...agreed, at: now() });
      return isRecorded ? accepted('agreed') : refused('guardian_link_invalid');
    });
  return database.kysely.transaction().execute(async (tx) => {
    const answered = await accounts.answerGuardianRequest(tx, { ...agreed, isFirstOfTwo });
    if (!answered) return refused('guardian_link_invalid');
    const wait = isFirstOfTwo ? { delaySeconds: SECOND_MAIL_MINUTES * 60 } : {};
    await jobs.enqueue(tx, 'send-guardian-link', answered, wait);
    return accepted(isFirstOfTwo ? 'agreed_once' : 'agreed');
  });
};
