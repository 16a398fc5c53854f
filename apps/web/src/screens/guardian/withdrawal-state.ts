import type { PublishingCode } from '@palmares/domain/account';
import type { PortfolioPart } from '@palmares/domain/shared-portfolio';
import type { FormAnswer } from '../../api/forms/parse-answer.ts';
import { postedProblem } from '../../api/forms/posted-problem.ts';
import { answerToAction, DECISION_FIELD, type WithdrawAction } from '../../api/guardian/guardian-form-fields.ts';
import { m } from '../../paraglide/messages.js';

/** An account that is open by the guardian’s permission, and its links. */
export interface OpenAccount {
  readonly state: 'account';
  readonly firstName: string;
  /** Why no link opens now; null if they do. */
  readonly hindrance: PublishingCode | 'no_plan' | null;
  /** The newest first. */
  readonly links: readonly {
    readonly linkId: string;
    readonly number: number;
    readonly createdAt: Date;
    readonly expiresAt: Date | null;
    readonly hasPasscode: boolean;
    readonly isOff: boolean;
    readonly parts: readonly PortfolioPart[];
  }[];
  /** How many links there are, those not listed included. */
  readonly total: number;
}

/** The link can still refuse the request or withdraw the permission. */
export type Ending = { readonly state: 'request' | 'later_request'; readonly firstName: string } | OpenAccount;

export type Ended =
  | { readonly state: 'refused'; readonly undoableUntil: Date }
  /** `isWithdrawer` is false if another guardian withdrew; `undoableUntil` is then null, as once it is too late. */
  | { readonly state: 'withdrawn'; readonly isWithdrawer: boolean; readonly undoableUntil: Date | null }
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

export type Shown = Ending | Ended | Undone;

const headers = {
  request: { title: m.guardian_withdraw_request_title, lead: m.guardian_withdraw_request_lead },
  later_request: { title: m.guardian_withdraw_request_title, lead: m.guardian_withdraw_later_request_lead },
  account: { title: m.guardian_account_title, lead: m.guardian_account_lead },
  refused: { title: m.guardian_withdraw_request_done_title, lead: () => m.guardian_withdraw_request_done_lead() },
  withdrawn: { title: m.guardian_withdraw_done_title, lead: () => m.guardian_withdraw_done_lead() },
  invalid: { title: m.guardian_link_invalid_title, lead: () => m.guardian_withdraw_invalid_lead() },
} as const;

const undone = {
  refused: { title: m.guardian_undo_request_done_title, lead: m.guardian_undo_request_done_lead },
  withdrawn: { title: m.guardian_undo_done_title, lead: m.guardian_undo_done_lead },
} as const;

export const hasEnded = (shown: Shown): shown is Ended =>
  shown.state === 'refused' || shown.state === 'withdrawn' || shown.state === 'invalid';

const shownOf = ({ page, answer }: GuardianWithdrawPageProps): Shown => {
  if (hasEnded(page) || answer?.done !== 'undo') return page;
  return { state: 'undone', what: page.state === 'account' ? 'withdrawn' : 'refused' };
};

const formsOf = (shown: Shown): readonly WithdrawAction[] => {
  if (shown.state === 'undone' || shown.state === 'invalid') return [];
  if (!hasEnded(shown)) return shown.state === 'account' ? ['withdraw', 'close'] : ['withdraw'];
  return shown.undoableUntil ? ['undo', 'receipt'] : [];
};

const headerOf = (shown: Shown) => {
  if (shown.state === 'undone') {
    const { title, lead } = undone[shown.what];
    return { title: title(), lead: lead() };
  }
  if (shown.state === 'withdrawn' && !shown.isWithdrawer)
    return { title: m.guardian_page_ended_title(), lead: m.guardian_withdraw_done_lead() };
  const { title, lead } = headers[shown.state];
  const firstName = 'firstName' in shown ? shown.firstName : '';
  return { title: title({ firstName }), lead: lead({ firstName }) };
};

/** True if the link whose form was sent has ended since, so that the page has no form to say so. */
const isLinkGone = (shown: Shown, answer: FormAnswer | null): boolean => {
  const closing = answerToAction(answer, 'close');
  return (
    closing !== null &&
    shown.state === 'account' &&
    !shown.links.some(({ linkId }) => linkId === closing.typed[DECISION_FIELD])
  );
};

interface WithdrawalShown {
  readonly shown: Shown;
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
    problem: isShownInForm && !isLinkGone(shown, answer) ? undefined : postedProblem(answer, 'scout')?.words,
  };
};
