import type { FormAnswer } from '../../api/forms/parse-answer.ts';
import { unansweredWords } from '../../api/forms/unanswered-words.ts';
import { unfitCharacterWords } from '../../notices/unfit-character-words.ts';
import { m } from '../../paraglide/messages.js';

export interface ReportProblem {
  /** Absent if it concerns the whole form. */
  readonly field?: 'reason' | 'body' | 'email';
  readonly words: string;
}

/** Why the server refused a report. Its own few words: those of all refusals speak to athletes. */
export const reportProblem = (answer: FormAnswer | null): ReportProblem | undefined => {
  const unanswered = unansweredWords(answer, 'scout');
  if (unanswered !== undefined) return { words: unanswered };
  if (!answer?.refusal) return undefined;
  const { code, field, params = {} } = answer.refusal;
  if (code === 'form_expired') return { words: m.report_expired() };
  if (field === 'reason') return { field, words: m.report_reason_required() };
  if (field === 'email') return { field, words: m.report_email_invalid() };
  if (field !== 'body') return { words: m.report_refused() };
  if (code === 'required') return { field, words: m.report_body_required() };
  return code === 'too_long'
    ? { field, words: m.refusal_too_long({ reader: 'scout', max: Number(params.max) }) }
    : { field, words: unfitCharacterWords(params) };
};
