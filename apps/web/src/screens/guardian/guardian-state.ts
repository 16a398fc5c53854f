import { type FormAct, formActs } from '../../api/forms/form-acts.ts';
import type { FormAnswer } from '../../api/forms/parse-answer.ts';
import { endTimeWords } from '../../i18n/dates.ts';
import { m } from '../../paraglide/messages.js';

interface GuardianRequest {
  readonly firstName: string;
  readonly expiresAt: Date;
  readonly version: string;
  readonly html: string;
  /** True if an account waits for the answer. */
  readonly hasAccount: boolean;
}

export type Asking =
  | ({ readonly state: 'asking' } & GuardianRequest)
  /** Opened from the second mail's link. `isTextNew`: true if the first yes was to an earlier text. */
  | ({ readonly state: 'confirming'; readonly isTextNew: boolean } & GuardianRequest);

type Answered =
  | { readonly state: 'second_mail' }
  /** A no, which can be taken back. */
  | { readonly state: 'refused'; readonly undoableUntil: Date }
  | { readonly state: 'answered' }
  | { readonly state: 'invalid' };

export interface GuardianPageProps {
  /** The link's current state. */
  readonly page: Asking | Answered;
  /** The server's answer to the form; null before it was sent. */
  readonly answer: FormAnswer | null;
}

const outcomes = {
  done: { title: m.guardian_page_done_title, lead: m.guardian_page_done_lead },
  open: { title: m.guardian_page_done_title, lead: m.guardian_page_again_done_lead },
  second_mail: { title: m.guardian_page_second_mail_title, lead: m.guardian_page_second_mail_lead },
  answered: { title: m.guardian_page_answered_title, lead: m.guardian_page_answered_lead },
  invalid: { title: m.guardian_link_invalid_title, lead: m.guardian_link_invalid_lead },
} as const;

const isOutcome = (act: FormAct | undefined): act is FormAct<'guardian'> =>
  formActs.guardian.some((outcome) => outcome === act);

export const isAsking = (page: GuardianPageProps['page']): page is Asking =>
  page.state === 'asking' || page.state === 'confirming';

const headerOfAsking = (page: Asking) => {
  const { firstName, hasAccount } = page;
  if (page.state === 'confirming')
    return { title: m.guardian_page_confirm_title(), lead: m.guardian_page_confirm_lead({ firstName }) };
  const lead = hasAccount ? m.guardian_page_again_lead : m.guardian_page_lead;
  return { title: m.guardian_page_title(), lead: lead({ firstName }) };
};

const headerOfAnswered = (page: Answered, done: FormAct | undefined) => {
  if (page.state === 'refused') {
    const time = endTimeWords(page.undoableUntil);
    return { title: m.guardian_page_refused_title(), lead: m.guardian_page_refused_lead({ time }) };
  }
  const { title, lead } = outcomes[isOutcome(done) ? done : page.state];
  return { title: title(), lead: lead() };
};

interface GuardianHeader {
  readonly title: string;
  readonly lead: string;
  /** True right after the form was accepted. */
  readonly isFocused: boolean;
}

/** The state of the link decides. The answer only refines it, because it may be to another link opened in this browser. */
export const guardianHeader = ({ page, answer }: GuardianPageProps): GuardianHeader =>
  isAsking(page)
    ? { ...headerOfAsking(page), isFocused: false }
    : { ...headerOfAnswered(page, answer?.done), isFocused: answer !== null };
