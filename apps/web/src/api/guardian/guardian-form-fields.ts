import type { FormAct } from '../forms/form-acts.ts';
import type { FormAnswer } from '../forms/parse-answer.ts';

/** The hidden field that says which of a page's forms was sent. */
export const ACTION_FIELD = 'action';

/** The hidden field that names the request or account on which a guardian decided. */
export const DECISION_FIELD = 'decision';

/** The forms of the page on which a guardian withdraws. */
export type WithdrawAction = FormAct<'guardian-withdraw'>;

/**
 * Returns the server's answer if it is to the form with this action. A form that names none withdraws, as on the server.
 * Without cookies nothing tells which form was sent: the form that withdraws says so.
 */
export const answerToAction = (answer: FormAnswer | null, action: WithdrawAction): FormAnswer | null => {
  if (answer?.noCookies) return action === 'receipt' || action === 'close' ? null : answer;
  return answer && (answer.done ?? answer.typed[ACTION_FIELD] ?? 'withdraw') === action ? answer : null;
};
