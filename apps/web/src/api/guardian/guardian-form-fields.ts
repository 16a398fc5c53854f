import type { FormAnswer } from '../forms/parse-answer.ts';

/** The hidden field that says which of a page's forms was sent. */
export const ACTION_FIELD = 'action';

/** Returns the server's answer if it is to the form with this action. */
export const answerToAction = (answer: FormAnswer | null, action: string): FormAnswer | null =>
  answer && (answer.done ?? answer.typed[ACTION_FIELD]) === action ? answer : null;
