import type { Tx } from '@palmares/db';
import {
  type Accounts,
  deletionAskedAt,
  guardianAddress,
  guardianReceipt,
  inactiveNotice,
} from '@palmares/db/accounts';
import { secondRefunded } from '@palmares/db/billing';
import { contactMessage } from '@palmares/db/contact-messages';
import { servedExport } from '@palmares/db/data-exports';
import { type MailQueueName, queues } from '@palmares/db/jobs';
import { openingDigest, openingNotice } from '@palmares/db/openings';
import { publishedNotice } from '@palmares/db/read-models';
import { closedLinkOwner, linkOwner } from '@palmares/db/sharing';
import type { z } from 'zod';

/** Why a mail may not be sent again. */
export type DueCode =
  /** Its one-time code or link was used, was replaced or has expired. */
  | 'secret_expired'
  /** The mail's content is no longer true, or nobody is left to receive it. */
  | 'mail_not_due'
  /** The mail was delivered, and its address was deleted. */
  | 'mail_delivered'
  | 'code_requested_recently'
  | 'email_released'
  | 'email_verified_already';

export interface DueDeps {
  readonly tx: Tx;
  readonly accounts: Pick<
    Accounts,
    | 'emailChangeMail'
    | 'findAccount'
    | 'guardianMail'
    | 'guardianRequest'
    | 'newDeviceMail'
    | 'passwordResetMail'
    | 'requestVerificationCode'
    | 'withdrawToken'
  >;
  readonly at: Date;
}

type DueCheck = (deps: DueDeps, data: unknown) => Promise<DueCode | null>;

const check =
  <Schema extends z.ZodType>(
    { data: schema }: { readonly data: Schema },
    whyNot: (deps: DueDeps, data: z.infer<Schema>) => Promise<DueCode | null>,
  ): DueCheck =>
  (deps, data) =>
    whyNot(deps, schema.parse(data));

/** Builds a check that passes as long as `find` still finds what the mail is about. */
const whileFound = <Schema extends z.ZodType>(
  queue: { readonly data: Schema },
  find: (deps: DueDeps, data: z.infer<Schema>) => Promise<unknown>,
  otherwise: DueCode = 'mail_not_due',
): DueCheck => check(queue, async (deps, data) => ((await find(deps, data)) ? null : otherwise));

/** The checks that the worker makes before sending a mail of each queue. */
export const dueChecks: Readonly<Record<MailQueueName, DueCheck>> = {
  // Requests a new code, as the athlete would: the earlier one is never sent twice.
  'send-verification-code': check(queues['send-verification-code'], async ({ tx, accounts }, { athleteId }) => {
    const requested = await accounts.requestVerificationCode(tx, athleteId);
    return requested.ok ? null : requested.refusal.code;
  }),
  'send-email-change': whileFound(
    queues['send-email-change'],
    ({ tx, accounts }, { requestId }) => accounts.emailChangeMail(tx, requestId),
    'secret_expired',
  ),
  'send-password-reset': whileFound(
    queues['send-password-reset'],
    ({ tx, accounts }, { requestId }) => accounts.passwordResetMail(tx, requestId),
    'secret_expired',
  ),
  'send-guardian-link': check(queues['send-guardian-link'], async ({ tx, accounts }, { requestId }) => {
    if (await accounts.guardianMail(tx, requestId)) return null;
    return (await accounts.guardianRequest(tx, requestId)) ? 'mail_not_due' : 'secret_expired';
  }),
  'send-guardian-notice': check(queues['send-guardian-notice'], async ({ tx, accounts }, { athleteId, requestId }) => {
    const found = await guardianAddress(tx, { athleteId, withdrawToken: accounts.withdrawToken(requestId) });
    if (!found) return 'mail_delivered';
    return found.withdrawnAt ? 'mail_not_due' : null;
  }),
  'send-guardian-receipt': whileFound(
    queues['send-guardian-receipt'],
    ({ tx }, { receiptId }) => guardianReceipt(tx, receiptId),
    'mail_delivered',
  ),
  'send-contact-message': check(queues['send-contact-message'], async ({ tx }, { messageId }) => {
    const message = await contactMessage(tx, messageId);
    if (!message) return 'mail_not_due';
    const { sentAt, copiedAt, reason, email } = message;
    const getsCopy = reason === null && email !== null;
    return sentAt && (copiedAt || !getsCopy) ? 'mail_delivered' : null;
  }),
  'send-new-device-notice': whileFound(queues['send-new-device-notice'], ({ tx, accounts }, { announcementId }) =>
    accounts.newDeviceMail(tx, announcementId),
  ),
  'send-export-notice': whileFound(queues['send-export-notice'], ({ tx }, own) => servedExport(tx, own)),
  'send-deletion-notice': whileFound(queues['send-deletion-notice'], async ({ tx, accounts }, { athleteId, kind }) => {
    const account = await accounts.findAccount(tx, athleteId);
    const isAsked = (await deletionAskedAt(tx, athleteId)) !== null;
    return account && !account.emailReleased && isAsked === (kind === 'asked');
  }),
  'send-inactive-notice': whileFound(queues['send-inactive-notice'], ({ tx }, { athleteId }) =>
    inactiveNotice(tx, athleteId),
  ),
  'send-published-notice': whileFound(queues['send-published-notice'], ({ tx }, link) => publishedNotice(tx, link)),
  'send-tries-notice': whileFound(queues['send-tries-notice'], ({ tx }, link) => linkOwner(tx, link)),
  'send-link-closed-notice': whileFound(queues['send-link-closed-notice'], ({ tx }, link) => closedLinkOwner(tx, link)),
  'send-digest': whileFound(queues['send-digest'], ({ tx }, { athleteId, until }) =>
    openingDigest(tx, athleteId, new Date(until)),
  ),
  'send-opening-notice': whileFound(queues['send-opening-notice'], ({ tx, at }, link) =>
    openingNotice(tx, { ...link, at }),
  ),
  'send-plan-notice': whileFound(queues['send-plan-notice'], async ({ tx, accounts }, { athleteId }) => {
    const account = await accounts.findAccount(tx, athleteId);
    return account && !account.emailReleased;
  }),
  'send-second-subscription-notice': whileFound(queues['send-second-subscription-notice'], ({ tx }, ended) =>
    secondRefunded(tx, ended),
  ),
};
