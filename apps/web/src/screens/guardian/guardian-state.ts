import { type FormAct, formActs } from '../../api/forms/form-acts.ts';
import type { FormAnswer } from '../../api/forms/parse-answer.ts';
import { dateWords, endTimeWords } from '../../i18n/dates.ts';
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

export type Answered =
  | { readonly state: 'second_mail'; readonly firstName: string }
  /** A no, which can be taken back. */
  | { readonly state: 'refused'; readonly firstName: string; readonly undoableUntil: Date }
  /** A yes that waits for the athlete to finish the sign-up, until `expiresAt`. */
  | {
      readonly state: 'answered';
      readonly firstName: string;
      readonly agreedAt: Date | null;
      readonly expiresAt: Date;
    }
  /** An account that is open. `confirmedAt` is null for an earlier link, whose guardian may be another. */
  | { readonly state: 'open'; readonly firstName: string; readonly confirmedAt: Date | null }
  /** `withdrawnAt` is null if another guardian withdrew. */
  | { readonly state: 'withdrawn'; readonly withdrawnAt: Date | null }
  | { readonly state: 'invalid' };

export interface GuardianPageProps {
  /** The link's current state. */
  readonly page: Asking | Answered;
  /** Token of the link. */
  readonly token: string;
  /** The plan's price in words. */
  readonly price: string;
  /** The server's answer to the form; null before it was sent. */
  readonly answer: FormAnswer | null;
}

const isOutcome = (act: FormAct | undefined): act is FormAct<'guardian'> =>
  formActs.guardian.some((outcome) => outcome === act);

export const isAsking = (page: GuardianPageProps['page']): page is Asking =>
  page.state === 'asking' || page.state === 'confirming';

const headerOfAsking = (page: Asking) => {
  const { firstName, hasAccount } = page;
  if (page.state === 'confirming')
    return { title: m.guardian_page_confirm_title(), lead: m.guardian_page_confirm_lead({ firstName }) };
  const lead = hasAccount ? m.guardian_page_again_lead : m.guardian_page_lead;
  return { title: m.guardian_page_title({ firstName }), lead: lead({ firstName }) };
};

const headerOfAnswered = (page: Answered) => {
  switch (page.state) {
    case 'second_mail':
      return { title: m.guardian_page_second_mail_title(), lead: m.guardian_page_second_mail_lead() };
    case 'refused':
      return {
        title: m.guardian_page_refused_title(),
        lead: m.guardian_page_refused_lead({ time: endTimeWords(page.undoableUntil) }),
      };
    case 'answered': {
      const { firstName, agreedAt } = page;
      const lead = agreedAt
        ? m.guardian_page_answered_lead({ firstName, date: dateWords(agreedAt) })
        : m.guardian_page_answered_undated({ firstName });
      return { title: m.guardian_page_done_title(), lead };
    }
    case 'open': {
      const { firstName, confirmedAt } = page;
      return confirmedAt
        ? {
            title: m.guardian_page_done_title(),
            lead: m.guardian_page_open_lead({ firstName, date: dateWords(confirmedAt) }),
          }
        : { title: m.guardian_page_done_title(), lead: m.guardian_page_open_undated({ firstName }) };
    }
    case 'withdrawn': {
      const { withdrawnAt } = page;
      return withdrawnAt
        ? {
            title: m.guardian_withdraw_done_title(),
            lead: m.guardian_page_withdrawn_lead({ date: dateWords(withdrawnAt) }),
          }
        : { title: m.guardian_page_ended_title(), lead: m.guardian_page_withdrawn_undated() };
    }
    case 'invalid':
      return { title: m.guardian_link_invalid_title(), lead: m.guardian_link_invalid_lead() };
  }
};

interface GuardianHeader {
  readonly title: string;
  readonly lead: string;
  /** True right after the form was accepted. */
  readonly isFocused: boolean;
}

/** The state of the link decides. The answer only moves the focus, because it may be to another link opened in this browser. */
export const guardianHeader = ({ page, answer }: Pick<GuardianPageProps, 'page' | 'answer'>): GuardianHeader =>
  isAsking(page)
    ? { ...headerOfAsking(page), isFocused: false }
    : { ...headerOfAnswered(page), isFocused: isOutcome(answer?.done) };
