import { refusalWords } from '../../notices/refusal-words.ts';
import type { Problem } from '../use-submission.ts';
import type { FormAnswer } from './parse-answer.ts';
import { unansweredWords } from './unanswered-words.ts';

/** Why a form posted without a script was refused, as its own submission would have said it. */
export const postedProblem = (answer: FormAnswer | null): Problem | undefined => {
  const unanswered = unansweredWords(answer, 'athlete');
  if (unanswered !== undefined) return { words: unanswered };
  if (!answer?.refusal) return undefined;
  const { code, field, params = {} } = answer.refusal;
  return { code, ...(field === undefined ? {} : { field }), words: refusalWords({ code, params }) };
};
