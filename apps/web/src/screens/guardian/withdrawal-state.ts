import type { FormAnswer } from '../../api/forms/parse-answer.ts';
import { postedProblem } from '../../api/forms/posted-problem.ts';
import { answerToAction, type WithdrawAction } from '../../api/guardian/guardian-form-fields.ts';
import { m } from '../../paraglide/messages.js';

/** The link can still refuse the request or withdraw the permission. */
export type Ending =
  | { readonly state: 'request' | 'later_request'; readonly firstName: string }
  | { readonly state: 'account' };

export type Ended =
  | { readonly state: 'refused'; readonly undoableUntil: Date }
  /** `undoableUntil` is null once it is too late. */
  | { readonly state: 'withdrawn'; readonly undoableUntil: Date | null }
  | { readonly state: 'invalid' };

export interface GuardianWithdrawPageProps {
  /** The link's current state. */
  readonly page: Ending | Ended;
  /** The server's answer to a form of this page; null before one was sent. */
  readonly answer: FormAnswer | null;
}

/** Shown once, right after an undo. The next visit offers to withdraw again. */
interface Undone {
  readonly state: 'undone';
  readonly what: 'refused' | 'withdrawn';
}

const headers = {
  request: { title: m.guardian_withdraw_request_title, lead: m.guardian_withdraw_request_lead },
  later_request: { title: m.guardian_withdraw_request_title, lead: m.guardian_withdraw_later_request_lead },
  account: { title: m.guardian_withdraw_title, lead: () => m.guardian_withdraw_lead() },
  refused: { title: m.guardian_withdraw_request_done_title, lead: () => m.guardian_withdraw_request_done_lead() },
  withdrawn: { title: m.guardian_withdraw_done_title, lead: () => m.guardian_withdraw_done_lead() },
  invalid: { title: m.guardian_link_invalid_title, lead: () => m.guardian_withdraw_invalid_lead() },
} as const;

const undone = {
  refused: { title: m.guardian_undo_request_done_title, lead: m.guardian_undo_request_done_lead },
  withdrawn: { title: m.guardian_undo_done_title, lead: m.guardian_undo_done_lead },
} as const;

export const hasEnded = (shown: Ending | Ended | Undone): shown is Ended =>
  shown.state === 'refused' || shown.state === 'withdrawn' || shown.state === 'invalid';

const shownOf = ({ page, answer }: GuardianWithdrawPageProps): Ending | Ended | Undone => {
  if (hasEnded(page) || answer?.done !== 'undo') return page;
  return { state: 'undone', what: page.state === 'account' ? 'withdrawn' : 'refused' };
};

const formsOf = (shown: Ending | Ended | Undone): readonly WithdrawAction[] => {
  if (shown.state === 'undone' || shown.state === 'invalid') return [];
  if (!hasEnded(shown)) return ['withdraw'];
  return shown.undoableUntil ? ['undo', 'receipt'] : [];
};

const headerOf = (shown: Ending | Ended | Undone) => {
  if (shown.state === 'undone') {
    const { title, lead } = undone[shown.what];
    return { title: title(), lead: lead() };
  }
  const { title, lead } = headers[shown.state];
  return { title: title(), lead: lead({ firstName: 'firstName' in shown ? shown.firstName : '' }) };
};

interface WithdrawalShown {
  readonly shown: Ending | Ended | Undone;
  readonly header: {
    readonly title: string;
    readonly lead: string;
    /** True right after a decision was accepted. */
    readonly isFocused: boolean;
  };
  /** Why a form was refused that the page no longer has, such as an undo that came too late. */
  readonly problem: string | undefined;
}

export const withdrawalShown = ({ page, answer }: GuardianWithdrawPageProps): WithdrawalShown => {
  const shown = shownOf({ page, answer });
  const isShownInForm = formsOf(shown).some((action) => answerToAction(answer, action));
  return {
    shown,
    header: { ...headerOf(shown), isFocused: shown.state === 'undone' || answer?.done === 'withdraw' },
    problem: isShownInForm ? undefined : postedProblem(answer, 'scout')?.words,
  };
};
