import type { Reader } from '../../i18n/reader.ts';
import { refusalWords } from '../../notices/refusal-words.ts';
import type { Problem } from '../use-submission.ts';
import type { FormAnswer } from './parse-answer.ts';
import { unansweredWords } from './unanswered-words.ts';

/** Returns the reason why a posted form was refused, as a submission by script would show it. */
export const postedProblem = (answer: FormAnswer | null, reader: Reader = 'athlete'): Problem | undefined => {
  const unanswered = unansweredWords(answer, reader);
  if (unanswered !== undefined) return { words: unanswered };
  if (!answer?.refusal) return undefined;
  const { code, field, params = {} } = answer.refusal;
  return { code, ...(field === undefined ? {} : { field }), words: refusalWords({ code, params }, reader) };
};
