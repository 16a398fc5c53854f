import type { JobData } from '@palmares/db/jobs';
import type { FactDetails, MailQueue } from '@palmares/db/timeline';
import { inLanguage, type Voice } from '@palmares/history/voice';
import { m } from '../paraglide/messages.js';

type Words = typeof m.mail_digest;

/** The words of each mail. A queue that sends mails of several kinds has words for each. */
type MailWords = {
  readonly [Queue in MailQueue]: JobData<Queue> extends { readonly kind: infer Kind extends string }
    ? Readonly<Record<Kind, Words>>
    : Words;
};

const mails: MailWords = {
  'send-verification-code': m.mail_verification,
  'send-email-change': { code: m.mail_email_code, notice: m.mail_email_notice },
  'send-new-device-notice': m.mail_new_device,
  'send-password-reset': m.mail_password_reset,
  'send-guardian-notice': m.mail_guardian,
  'send-export-notice': m.mail_export,
  'send-inactive-notice': m.mail_inactive,
  'send-deletion-notice': { asked: m.mail_deletion_asked, undone: m.mail_deletion_undone },
  'send-published-notice': m.mail_published,
  'send-tries-notice': m.mail_tries,
  'send-link-closed-notice': m.mail_link_closed,
  'send-digest': m.mail_digest,
  'send-opening-notice': m.mail_opening,
  'send-plan-notice': {
    begun: m.mail_plan_begun,
    failed: m.mail_plan_failed,
    ending: m.mail_plan_ending,
    ended: m.mail_plan_ended,
  },
  'send-second-subscription-notice': m.mail_second_subscription,
};

const states = { waiting: m.mail_waiting, done: m.mail_done, failed: m.mail_not_sent };

/** Names a mail and says whether it was sent. */
export const mailWords = ({ queue, kind, state }: FactDetails['mail'], { language }: Voice): string => {
  const words = inLanguage(language);
  // A job of an earlier program may name a queue or a kind that this one does not have.
  const known: Words | Readonly<Record<string, Words>> | undefined = mails[queue];
  const named = typeof known === 'object' ? known[kind ?? ''] : known;
  return states[state]({ mail: named?.({}, words) ?? queue }, words);
};
