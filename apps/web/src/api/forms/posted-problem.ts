import { refusalWords } from '../../notices/refusal-words.ts';
import { m } from '../../paraglide/messages.js';
import type { Problem } from '../use-submission.ts';
import type { FormAnswer } from './parse-answer.ts';

/** Why a form posted without a script was refused, as its own submission would have said it. */
export const postedProblem = (answer: FormAnswer | null): Problem | undefined => {
  if (answer?.wait) return { words: m.error_too_many_requests({ reader: 'athlete' }) };
  if (!answer?.refusal) return undefined;
  const { code, field, params = {} } = answer.refusal;
  return { code, ...(field === undefined ? {} : { field }), words: refusalWords({ code, params }) };
};
